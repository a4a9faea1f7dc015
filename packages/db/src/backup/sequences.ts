import type { ClientBase } from 'pg';

/** `last` is the number given last; null when none was. */
export type Sequence = { name: string; last: string | null };

/** They count on outside of transactions: what is read is never behind the rows. */
export async function readSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' order by sequencename`,
  );
  return rows;
}

/** No number is given twice, not even one whose row is gone. */
export async function setSequences(client: ClientBase, sequences: Sequence[]): Promise<void> {
  for (const { name, last } of sequences) {
    if (last === null) continue;
    await client.query(`select setval(format('public.%I', $1::text)::regclass, $2)`, [name, last]);
  }
}
