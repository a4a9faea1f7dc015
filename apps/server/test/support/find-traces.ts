import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** Where any of these words is still found: in rows of our tables and of the job queue, in names and bytes of files. */
export async function findTraces(pool: Pool, dataDir: string, words: string[]): Promise<string[]> {
  const found = [...(await inTables(pool, words)), ...(await inFiles(dataDir, words))];
  return found.sort();
}

const holds = (text: string, words: string[]) =>
  words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

async function inTables(pool: Pool, words: string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    for (const { row } of rows) {
      for (const word of holds(row, words)) found.push(`${name}: ${word}`);
    }
  }
  return found;
}

async function inFiles(folder: string, words: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name), 'latin1');
    for (const word of holds(`${entry.name}\n${bytes}`, words))
      found.push(`${entry.name}: ${word}`);
  }
  return found;
}
