import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { migrationsFolder } from '../migrate.ts';

export type AppliedMigration = { hash: string; createdAt: number };

const table = 'drizzle.__drizzle_migrations';

/** The last migration that this database has seen; null when it has seen none. */
export async function newestMigration(client: ClientBase): Promise<AppliedMigration | null> {
  const found = await client.query('select to_regclass($1) as known', [table]);
  if (!found.rows[0]?.known) return null;
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    `select hash, created_at from ${table} order by created_at desc limit 1`,
  );
  const [newest] = rows;
  return newest ? { hash: newest.hash, createdAt: Number(newest.created_at) } : null;
}

export function knowsMigration({ hash }: AppliedMigration): boolean {
  return readMigrationFiles({ migrationsFolder }).some((each) => each.hash === hash);
}

/** Makes the schema as that migration left it, inside the caller's transaction, recorded as drizzle does. */
export async function migrateUpTo(client: ClientBase, last: AppliedMigration): Promise<void> {
  await client.query('create schema drizzle');
  await client.query(
    `create table ${table} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await applyMigrations(client, ({ folderMillis }) => folderMillis <= last.createdAt);
}

/** Brings a schema that was made up to one migration to that of this version, inside the caller's transaction. */
export async function migrateFrom(client: ClientBase, last: AppliedMigration): Promise<void> {
  await applyMigrations(client, ({ folderMillis }) => folderMillis > last.createdAt);
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

async function applyMigrations(client: ClientBase, isWanted: (migration: Migration) => boolean) {
  for (const migration of readMigrationFiles({ migrationsFolder }).filter(isWanted)) {
    const { sql, hash, folderMillis } = migration;
    for (const statement of sql) await client.query(statement);
    await client.query(`insert into ${table} (hash, created_at) values ($1, $2)`, [
      hash,
      folderMillis,
    ]);
  }
}
