import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';

export const functionsFolder = fileURLToPath(new URL('../sql', import.meta.url));

/** Folders of `sql`. When a file of a folder has changed, all of its files are applied. */
const groups = ['catalogue', 'brands', 'billing', 'webhooks'];

/** Beside drizzle's own record, so that a backup leaves it out and a restore clears it. */
const table = 'drizzle.applied_functions';

type SqlFile = { path: string; statements: string };
type Group = { name: string; hash: string; files: SqlFile[] };

/** Applies the SQL functions that differ from those applied last, inside the caller's transaction. */
export async function applyFunctions(client: ClientBase, folder: string): Promise<void> {
  await client.query(
    `create table if not exists ${table} (
       id serial primary key, name text not null, hash text not null, applied_at timestamptz not null default now()
     )`,
  );
  const applied = await readHashes(client);
  const wanted = await Promise.all(groups.map((group) => readGroup(folder, group)));
  const changed = wanted.filter(({ name, hash }) => applied.get(name) !== hash);
  await createFunctions(
    client,
    changed.flatMap(({ files }) => files),
  );
  for (const { name, hash } of changed) {
    await client.query(`insert into ${table} (name, hash) values ($1, $2)`, [name, hash]);
  }
}

async function readHashes(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    `select distinct on (name) name, hash from ${table} order by name, id desc`,
  );
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

async function readGroup(folder: string, name: string): Promise<Group> {
  const names = (await readdir(join(folder, name))).filter((file) => file.endsWith('.sql'));
  const files = await Promise.all(
    names.sort().map(async (file) => {
      const path = join(name, file);
      return { path, statements: await readFile(join(folder, path), 'utf8') };
    }),
  );
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return { name, hash, files };
}

/** A function may call one of a later file: the first round makes all of them known, the second checks their bodies. */
async function createFunctions(client: ClientBase, files: SqlFile[]): Promise<void> {
  for (const check of ['off', 'on']) {
    await client.query(`set local check_function_bodies = ${check}`);
    for (const { path, statements } of files) {
      await client.query(statements).catch((error: Error) => {
        throw new Error(`${path}: ${error.message}`, { cause: error });
      });
    }
  }
}
