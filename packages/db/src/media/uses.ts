import type { PictureHolder, PictureUse } from '@naya/contract/media/office-form';
import { sql, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';

type Holder = { table: SQL; title: SQL; text: SQL; where?: SQL };

/** The records that may show a picture now, drafts and the trash among them. Documents are few, and have no numbers. */
const holders: Record<Exclude<PictureHolder, 'document'>, Holder> = {
  franchise: {
    table: sql`franchises`,
    title: sql`business_name`,
    text: sql`concat_ws(' ', business_logo, images::text, (
      select string_agg(franchise_checks.images::text, ' ') from franchise_checks where franchise_id = franchises.id))`,
  },
  blog: {
    table: sql`blogs`,
    title: sql`title`,
    text: sql`concat_ws(' ', image, content, draft::text)`,
  },
  page: { table: sql`pages`, title: sql`title`, text: sql`concat_ws(' ', content, draft::text)` },
  category: { table: sql`categories`, title: sql`name`, text: sql`image` },
  event: {
    table: sql`events`,
    title: sql`title`,
    text: sql`concat_ws(' ', thumbnail, image_url)`,
  },
  'team-member': { table: sql`team_members`, title: sql`name`, text: sql`image` },
  submission: {
    table: sql`submissions`,
    title: sql`null`,
    text: sql`payload::text`,
    where: sql`kind = 'listing'`,
  },
};
const documents = sql`
  select key as id, null as title, concat_ws(' ', value::text, draft::text) as text from site_documents`;

/** Records whose texts one statement looks through. */
const maxRead = 1_000;

type Found = { hash: string; id: string; title: string | null };
type Part = { last: number | null; found: Found[] };

/** Of these pictures those that the records name, and the highest of their ids. */
async function findIn(db: Db, records: SQL, hashes: string[]): Promise<Part> {
  const { rows } = await db.execute<Part>(sql`
    with part as materialized (${records})
    select max(part.id) as last, coalesce(json_agg(json_build_object('hash', named.hash, 'id', part.id::text,
      'title', part.title) order by part.id) filter (where named.hash is not null), '[]') as found
    from part left join lateral (
      select distinct match[1] as hash from regexp_matches(part.text, '/media/([0-9a-f]{32})-', 'g') as match
      where match[1] = any(${sql.param(hashes)}::text[])) as named on true`);
  return rows[0] ?? { last: null, found: [] };
}

async function* findAll(db: Db, hashes: string[]): AsyncGenerator<[PictureHolder, Found[]]> {
  for (const [entity, { table, title, text, where = sql`true` }] of Object.entries(holders)) {
    for (let after = 0; ;) {
      const records = sql`select id, ${title} as title, ${text} as text from ${table}
        where id > ${after} and ${where} order by id limit ${maxRead}`;
      const { last, found } = await findIn(db, records, hashes);
      if (last === null) break;
      yield [entity as PictureHolder, found];
      after = last;
    }
  }
  yield ['document', (await findIn(db, documents, hashes)).found];
}

/** The records that show each of these pictures, by kind and number. */
export async function listPictureUses(
  db: Db,
  hashes: string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  if (hashes.length === 0) return uses;
  for await (const [entity, found] of findAll(db, hashes)) {
    for (const { hash, ...use } of found) {
      const known = uses.get(hash) ?? [];
      known.push({ entity, ...use });
      uses.set(hash, known);
    }
  }
  for (const each of uses.values()) each.sort((a, b) => a.entity.localeCompare(b.entity));
  return uses;
}
