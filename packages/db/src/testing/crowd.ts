import { sql } from '../drizzle.ts';
import type { PooledDb } from '../client.ts';

/** One row in this many stands out: it is in the trash, incomplete, an owner's, … */
const rareIn = 100;

/** Fills every table that the back office lists, with `many` rows each. */
export async function insertCrowd(db: PooledDb, many: number): Promise<void> {
  const n = sql`generate_series(1, ${many}::int) as n`;
  const rare = sql`n % ${sql.raw(String(rareIn))} = 0`;
  const unanswered = sql`n % ${sql.raw(String(rareIn))} = 50`;
  const before = sql`now() - n * interval '1 minute'`;
  const word = sql`substr(md5(n::text), 1, 6) || n`;
  await db.execute(sql`
    insert into users (id, name, email, role)
    select n, 'Person ' || ${word}, ${word} || '@example.in', case when ${rare} then 'owner' else 'agent' end
    from ${n}`);
  await db.execute(sql`insert into people (id, name, email) select id, name, email from users`);
  await db.execute(sql`
    insert into categories (slug, name, position) select ${word}, 'Trade ' || ${word}, n % 50 from ${n}`);
  // Without the triggers of the search index, which is not what is looked at.
  await db.execute(sql`alter table franchises disable trigger user`);
  await db.execute(sql`
    insert into franchises (slug, business_name, category_id, investment_min, status, is_featured, is_active,
      trending_type, created_at, updated_at, deleted_at, contact_erased_at, place_doubts)
    select 'b-' || n, 'Brand ' || ${word}, (select min(id) from categories) + n % ${sql.raw(String(rareIn))}, n * 100,
      case when ${rare} then 'pending' else 'approved' end, ${rare}, not ${rare},
      case when ${rare} then 'weekly' end, ${before}, ${before}, case when n % 70 = 0 then now() end,
      case when ${rare} then now() end, case when ${rare} then array['Atlantis'] else '{}' end
    from ${n}`);
  await db.execute(sql`alter table franchises enable trigger user`);
  await db.execute(sql`
    insert into brand_members (franchise_id, person_id, role)
    select (select min(id) from franchises) + n - 1, n::text, 'owner' from ${n}`);
  await db.execute(sql`
    insert into brand_changes (franchise_id, person_id, state, before, after, created_at)
    select (select min(id) from franchises) + n - 1, n::text, case when ${rare} then 'waiting' else 'live' end,
      '{"headquarters": null}', '{"headquarters": "Indore"}', ${before} from ${n}`);
  await db.execute(sql`
    insert into submissions (key, kind, name, email, phone, payload, answer, stage, due_on, created_at,
      incomplete, unseen, assignee_id, franchise_id, first_response_at)
    select gen_random_uuid(), case when ${rare} then 'contact' else 'enquiry' end, 'Name ' || ${word},
      ${word} || '@example.in', '00000' || n, jsonb_build_object('message', repeat(md5(n::text), 8)), '',
      case when ${rare} then 'won' else 'new' end,
      case when ${unanswered} then current_date - 1 else current_date + n % 90 end, ${before}, ${rare}, ${rare},
      case when not ${rare} then (1 + n % ${sql.raw(String(rareIn))})::text end,
      (select min(id) from franchises) + n % ${sql.raw(String(rareIn))}, case when not (${unanswered}) then now() end
    from ${n}`);
  await db.execute(sql`
    insert into brand_deliveries (submission_id, franchise_id, due_at, answered_at, word)
    select id, franchise_id, created_at + interval '2 days', case when is_denied then now() end,
      case when is_denied then 'no' end
    from (select *, first_response_at is not null and id % ${sql.raw(String(rareIn))} = 3 as is_denied
      from submissions where kind = 'enquiry') as enquiries`);
  await db.execute(sql`
    insert into blogs (slug, title, status, content, created_at, updated_at)
    select ${word}, 'Post ' || ${word}, case when ${rare} then 'draft' else 'published' end, repeat(md5(n::text), 60),
      ${before}, ${before} from ${n}`);
  await db.execute(sql`
    insert into events (title, date, position) select 'Event ' || ${word}, current_date - n % 900, n % 50 from ${n}`);
  await db.execute(sql`
    insert into team_members (name, display_order) select 'Member ' || ${word}, n % 50 from ${n}`);
  await db.execute(sql`
    insert into pages (slug, title, position) select ${word}, 'Page ' || ${word}, n % 50 from ${n}`);
  await db.execute(
    sql`insert into search_synonyms (words) select array[${word}, 'word'] from ${n}`,
  );
  await db.execute(sql`
    insert into reply_templates (name, subject, text) select ${word}, 'Subject', 'Text' from ${n}`);
  await db.execute(sql`
    insert into media (hash, width, height, ext, bytes, original_name, created_at)
    select ${word}, 40, 30, 'webp', 900, 'Picture ' || ${word}, ${before} from ${n}`);
  await db.execute(sql`
    insert into audit_lines (at, actor, action, entity, entity_id, changes)
    select ${before}, case when ${rare} then 'editor@example.in' else 'visitor' end, 'changed',
      case when ${rare} then 'page' else 'submission' end, n, jsonb_build_object('after', repeat(md5(n::text), 20))
    from ${n}`);
  await db.execute(sql`
    insert into mails (kind, "to", status, created_at)
    select 'acknowledgement', ${word} || '@example.in', case when ${rare} then 'failed' else 'sent' end, ${before}
    from ${n}`);
  await db.execute(sql`
    insert into plans (name, price_paise, months, gst_rate, sac) select ${word}, 499900, 12, 18, '998365' from ${n}`);
  await db.execute(sql`
    insert into plan_orders (plan_id, plan_name, months, net_paise, gst_rate, sac, gives_featured, state)
    select id, name, 12, 499900, 18, '998365', false, 'ended' from plans`);
  await db.execute(sql`
    insert into invoices (order_id, kind, number, financial_year, serial, issued_on, seller, buyer, description, sac,
      gst_rate, net, cgst, sgst, igst, total)
    select id, 'invoice', 'INV/' || id, '2026-27', id, current_date, '{}', '{"name":"Buyer"}', plan_name, sac,
      18, 499900, 44991, 44991, 0, 589882 from plan_orders`);
  await db.execute(sql`
    insert into webhooks (url, kinds) select 'https://crm.example.in/' || n, '{lead.created}' from ${n}`);
  await db.execute(sql`
    insert into webhook_messages (webhook_id, kind, record_id, status, due_at, created_at)
    select id, 'lead.created', id, case when id % 1000 = 0 then 'failed' else 'sent' end, now(), now() from webhooks`);
  // Autovacuum would do this within a minute.
  await db.$client.query('vacuum analyze');
}
