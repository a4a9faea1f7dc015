import type { PictureUse } from '@naya/contract/media/office-form';
import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';

/** Every record that may show a picture now, drafts and the trash among them. */
const texts = sql`
  select 'franchise' as entity, id::text as id, business_name as title, concat_ws(' ', business_logo, images::text) as text from franchises
  union all select 'blog', id::text, title, concat_ws(' ', image, content, draft::text) from blogs
  union all select 'page', id::text, title, concat_ws(' ', content, draft::text) from pages
  union all select 'category', id::text, name, image from categories
  union all select 'event', id::text, title, concat_ws(' ', thumbnail, image_url) from events
  union all select 'team-member', id::text, name, image from team_members
  union all select 'document', key, null, concat_ws(' ', value::text, draft::text) from site_documents
  union all select 'submission', id::text, null, payload::text from submissions where kind = 'listing'`;

/** The records that show each of these pictures. */
export async function listPictureUses(
  db: Db,
  hashes: string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  if (hashes.length === 0) return uses;
  const { rows } = await db.execute<PictureUse & { hash: string }>(sql`
    with texts as (${texts})
    select distinct found[1] as hash, entity, id, title
    from texts, regexp_matches(text, '/media/([0-9a-f]{32})-', 'g') as found
    where found[1] = any(${sql.param(hashes)}::text[]) order by entity, title, id`);
  for (const { hash, ...use } of rows) uses.set(hash, [...(uses.get(hash) ?? []), use]);
  return uses;
}
