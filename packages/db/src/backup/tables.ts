import type { ClientBase } from 'pg';

export type BackupTable = { name: string; columns: string[] };

const leftOut = [
  // A copy that gets lost must not open the back office.
  'sessions',
  'verifications',
  'person_sessions',
  'person_verifications',
  // What lies beside this backup: the server looks for itself.
  'backups',
  // A restored site tells nobody twice.
  'webhook_messages',
  // Counts of the last minutes.
  'rate_limits',
  'sign_in_tries',
  // Keys of yesterday's tests.
  'test_submissions',
  // Hashes of today's visitors, and their salt.
  'view_visitors',
  'view_salts',
  // The search index: a restore writes it from the franchises, and its bitmaps are large.
  'search_bits',
  'search_docs',
  'search_version',
  'search_words',
];

/** Our tables, each after those it refers to. The job queue's are not among them: pg-boss makes them itself. */
export async function listTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { refers_to: string[] }>(
    `select c.relname as name,
            (select array_agg(attname::text order by attnum) from pg_attribute
             where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
            (select coalesce(array_agg(distinct f.relname::text), '{}') from pg_constraint k
             join pg_class f on f.oid = k.confrelid
             where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as refers_to
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [leftOut],
  );
  const ordered: BackupTable[] = [];
  const placed = new Set<string>();
  while (ordered.length < rows.length) {
    const next = rows.find(
      ({ name, refers_to }) => !placed.has(name) && refers_to.every((each) => placed.has(each)),
    );
    if (!next) throw new Error('Tables refer to each other in a circle: they have no order.');
    placed.add(next.name);
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

/** Dates are written and read in the same way, whatever the server is set to. */
export const textForm = "set local datestyle = 'ISO, YMD'";

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The part of a COPY statement that says what is copied. */
export function copyTarget({ name, columns }: BackupTable): string {
  return `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;
}
