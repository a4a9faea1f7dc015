import { createHash } from 'node:crypto';
import { Client } from 'pg';
import type { FileStore } from '../../src/media/file-store.ts';

export type Place = {
  tables: Record<string, string[]>;
  sequences: unknown[];
  files: Record<string, string>;
};

/** Every row of every table of ours as text, every sequence, and every picture's digest. */
export async function readPlace(url: string, fileStore: FileStore): Promise<Place> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const tables: Place['tables'] = {};
    for (const { name } of rows) {
      const found = await client.query<{ row: string }>(
        `select t::text collate "C" as row from public.${name} t order by 1`,
      );
      tables[name] = found.rows.map(({ row }) => row);
    }
    const sequences = await client.query(
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    );
    return { tables, sequences: sequences.rows, files: await readFiles(fileStore) };
  } finally {
    await client.end();
  }
}

async function readFiles(fileStore: FileStore): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const name of fileStore.list()) {
    const bytes = (await fileStore.read(name)) ?? new Uint8Array();
    files[name] = createHash('sha256').update(bytes).digest('hex');
  }
  return files;
}
