import { mediaUrl } from '@naya/contract/urls';
import { countReplies } from '@naya/core/brands/clock';
import { variantJob } from '@naya/core/media/variants';
import { sql } from 'drizzle-orm';
import type { TestApi } from '../support/api.ts';
import type { Acknowledged } from './crowd.ts';
import type { Servers } from './servers.ts';

type Check = (
  api: TestApi,
  about: { acknowledged: Acknowledged[]; servers: Servers },
) => Promise<string[]>;

const rowsOf = async <Row extends Record<string, unknown>>(
  { core }: TestApi,
  query: ReturnType<typeof sql>,
): Promise<Row[]> => (await core.db.execute(query)).rows as Row[];

/** Each submission is there, or its sender has been erased since. */
const findLost: Check = async (api, { acknowledged }) => {
  const kept = await rowsOf<{ id: number; email: string; erased: boolean; confirmed: boolean }>(
    api,
    sql`select id, email, erased_at is not null as erased, confirmed_at is not null as confirmed from submissions`,
  );
  const byId = new Map(kept.map((row) => [row.id, row]));
  const texts = await rowsOf<{ id: string; text: string }>(
    api,
    sql`select entity_id as id, changes -> 'after' ->> 'description' as text from audit_lines
        where entity = 'franchise' and changes -> 'after' ? 'description'`,
  );
  const written = new Set(texts.map(({ id, text }) => `${id} ${text}`));
  const answered = await rowsOf<{ id: number }>(
    api,
    sql`select submission_id as id from brand_deliveries where answered_at is not null`,
  );
  const answeredIds = new Set(answered.map(({ id }) => id));
  return acknowledged.flatMap((each) => {
    if (each.kind === 'text') {
      return written.has(`${each.id} ${each.text}`)
        ? []
        : [`Franchise ${each.id} was saved with "${each.text}", which no history tells`];
    }
    const row = byId.get(each.id);
    if (!row) return [`${each.kind} ${each.id} was acknowledged and is not there`];
    if (row.erased) return [];
    if (each.kind === 'submission') {
      return row.email === each.email ? [] : [`Submission ${each.id} is somebody else's`];
    }
    if (each.kind === 'confirmation') {
      return row.confirmed ? [] : [`Enquiry ${each.id} was confirmed and is not`];
    }
    return answeredIds.has(each.id) ? [] : [`Enquiry ${each.id} was answered and is open`];
  });
};

/** Every picture that a record shows, or an undo brings back, is there with its file; every row has a file. */
const findMissingPictures: Check = async (api) => {
  const shown = await rowsOf<{ hash: string; place: string }>(
    api,
    sql`with texts as (
          select 'franchise ' || id as place, concat_ws(' ', business_logo, images::text) as text from franchises
          union all select 'submission ' || id, payload::text from submissions where kind = 'listing')
        select distinct found[1] as hash, place from texts, regexp_matches(text, '/media/([0-9a-f]{32})-', 'g') as found`,
  );
  const stored = await rowsOf<{ hash: string; width: number; height: number; ext: string }>(
    api,
    sql`select hash, width, height, ext from media`,
  );
  const hashes = new Set(stored.map(({ hash }) => hash));
  const faults = shown
    .filter(({ hash }) => !hashes.has(hash))
    .map(({ hash, place }) => `${place} shows ${hash}, which was swept`);
  for (const row of stored) {
    const file = await api.core.media.readOriginal(variantJob(row).picture);
    if (file === null) faults.push(`${mediaUrl(row)} has no file`);
  }
  return faults;
};

const counted = '/franchises?page=1&limit=50';
const reads = [
  '/franchises',
  counted,
  '/franchises?search=dosa',
  '/franchises?search=brand',
  '/franchises?page=2&search=tea&limit=3',
  '/stats',
  '/categories',
];

/** A server that has lived through it answers as one that has just read everything. */
const compareReads: Check = async (api, { servers }) => {
  const faults: string[] = [];
  const read = async (url: string, path: string): Promise<string> => {
    const answer = await fetch(`${url}/admin/api${path}`);
    return answer.text();
  };
  const fresh = await servers.startFresh();
  for (const path of reads) {
    const right = await read(fresh, path);
    for (const url of servers.urls) {
      const answer = await read(url, path);
      if (answer !== right) faults.push(`${url} answers ${path} otherwise than a fresh server`);
    }
  }
  const [visible] = await rowsOf<{ total: number }>(
    api,
    sql`select count(*)::int as total from franchises
        where status = 'approved' and deleted_at is null`,
  );
  const { total } = JSON.parse(await read(fresh, counted)) as { total: number };
  if (total !== visible?.total) {
    faults.push(`The list counts ${total}, the database ${String(visible?.total)}`);
  }
  return faults;
};

/** Counting once more changes nothing that the storm has counted. */
const recount: Check = async (api) => {
  await countReplies(api.core);
  const changed = await countReplies(api.core);
  return changed === 0 ? [] : [`Reply rates counted twice differ for ${changed} brands`];
};

/** Connections that wait inside a transaction hold their locks. */
const findIdleTransactions: Check = async (api) => {
  const idle = await rowsOf<{ query: string }>(
    api,
    sql`select query from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`,
  );
  return idle.map(({ query }) => `A connection is idle in a transaction after ${query}`);
};

const checks = { findLost, findMissingPictures, compareReads, recount, findIdleTransactions };

/** Tells in words all that is wrong after the storm; empty when nothing is. */
export async function findFaults(...[api, about]: Parameters<Check>): Promise<string[]> {
  const faults: string[] = [];
  for (const check of Object.values(checks)) faults.push(...(await check(api, about)));
  return faults;
}
