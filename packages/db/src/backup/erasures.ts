import type { ClientBase } from 'pg';
import type { ErasureRow } from '../tables/privacy.ts';

export type Erasure = Pick<ErasureRow, 'digest' | 'salt' | 'erased_at'>;

/** The list of erasures of a database; empty where there is none yet. */
export async function readErasures(client: ClientBase): Promise<Erasure[]> {
  const found = await client.query(`select to_regclass('public.erasures') as known`);
  if (!found.rows[0]?.known) return [];
  const { rows } = await client.query<Erasure>(
    `select digest, salt, to_json(erased_at)#>>'{}' as erased_at from public.erasures order by digest`,
  );
  return rows;
}

/** Adds what other lists know to that of a restored database; all of it is to be replayed there. */
export async function mergeErasures(client: ClientBase, known: Erasure[]): Promise<void> {
  await client.query(
    `insert into public.erasures as mine (digest, salt, erased_at)
     select digest, salt, max(erased_at)
     from jsonb_to_recordset($1::jsonb) as given(digest text, salt text, erased_at timestamptz)
     group by digest, salt
     on conflict (digest) do update set erased_at = greatest(mine.erased_at, excluded.erased_at)`,
    [JSON.stringify(known)],
  );
  await client.query('update public.erasures set replayed_at = null');
}
