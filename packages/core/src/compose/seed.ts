import { everything } from '@naya/contract/api/cache-tags';
import type { Blog } from '@naya/contract/blog/entity';
import type { Category } from '@naya/contract/categories/entity';
import type { Event } from '@naya/contract/events/entity';
import type { FranchiseCheck } from '@naya/contract/franchises/checks';
import type { Franchise } from '@naya/contract/franchises/entity';
import type { Page } from '@naya/contract/pages/entity';
import type { TeamMember } from '@naya/contract/team/entity';
import { insertCheck } from '@naya/db/franchises/checks';
import { insertDemoCalls, type DemoCalls } from '@naya/db/seed/franchisees';
import { notifyChangedTags } from '@naya/db/notify-changed';
import {
  claimSeed,
  insertBlogs,
  insertCategories,
  insertEvents,
  insertFranchises,
  insertPages,
  insertTeamMembers,
  insertSynonyms,
  insertReplyTemplates,
} from '@naya/db/seed/insert';
import { updateSeed } from '@naya/db/seed/removal';
import { seedSiteDocument } from '@naya/db/site-info/public';
import type { Context } from '../context.ts';
import { cleanDocument, cleanHtml } from '../sanitise.ts';
import type { SiteDocuments } from '../site-info/documents.ts';
import { defaultSynonyms } from '@naya/contract/synonyms';
import { defaultReplyTemplates } from '@naya/contract/reply-templates';

type FranchiseSetHere =
  | 'reply_rate'
  | 'reply_count'
  | 'id'
  | 'user_id'
  | 'status'
  | 'deleted_at'
  | 'created_at'
  | 'updated_at'
  | 'franchisee_calls'
  | 'call_summary'
  | 'checks'
  | 'enquiry_reader';

export type SeedContent = {
  categories: Omit<Category, 'id'>[];
  franchises: (Omit<Franchise, FranchiseSetHere> & { created_at: string })[];
  blogs: (Omit<Blog, 'id' | 'created_at'> & { created_at: string })[];
  /** Checks of the brands, by their slugs. */
  checks: (FranchiseCheck & { slug: string })[];
  /** Whom we rang of the brands' franchisees, by their slugs. */
  calls: DemoCalls[];
  events: (Omit<Event, 'id' | 'video_url'> & { video_url?: string })[];
  team: Omit<TeamMember, 'id'>[];
  pages: Omit<Page, 'id'>[];
  documents: Partial<SiteDocuments>;
};

/** Idempotent: concurrent starts insert once (seeds table), all of the content or nothing of it. */
export async function seedOnce({ db }: Pick<Context, 'db'>, name: string, content: SeedContent) {
  await db.transaction(async (tx) => {
    if (!(await claimSeed(tx, name))) return;
    const ids = await insertCategories(tx, content.categories.map(positioned));
    const franchises = await insertFranchises(
      tx,
      content.franchises.map(({ category, ...franchise }) => ({
        ...franchise,
        category_id: known(ids, category),
        status: 'approved',
      })),
    );
    const idsBySlug = new Map(
      content.franchises.map(({ slug }, index) => [slug, franchises[index]]),
    );
    for (const { slug, ...check } of content.checks) {
      const franchise_id = idsBySlug.get(slug);
      if (!franchise_id) throw new Error(`A check names ${slug}, which is no brand`);
      await insertCheck(tx, { ...check, franchise_id, actor: seedActor }, null);
    }
    for (const { slug, ...calls } of content.calls) {
      const franchise_id = idsBySlug.get(slug);
      if (!franchise_id) throw new Error(`A call names ${slug}, which is no brand`);
      await insertDemoCalls(tx, { franchise_id, actor: seedActor }, calls);
    }
    const blogs = await insertBlogs(
      tx,
      content.blogs.map((blog) => ({
        ...blog,
        content: cleanHtml(blog.content),
        status: 'published',
        published_at: blog.created_at,
      })),
    );
    const events = await insertEvents(tx, content.events.map(positioned));
    const team = await insertTeamMembers(
      tx,
      content.team.map((member, display_order) => ({ ...member, display_order })),
    );
    await insertPages(
      tx,
      content.pages.map((page, position) => ({
        ...page,
        position,
        content: cleanHtml(page.content),
      })),
    );
    const documents = Object.keys(content.documents) as (keyof SiteDocuments)[];
    for (const key of documents)
      await seedSiteDocument(tx, key, cleanDocument(key, content.documents[key]));
    await updateSeed(tx, name, { records: { franchises, blogs, events, team } });
    await notifyChangedTags(tx, [everything]);
  });
}

const seedActor = 'demo';

const positioned = <Item>(item: Item, position: number) => ({ ...item, position });

function known(ids: Map<string, number>, category: string): number {
  const id = ids.get(category);
  if (id === undefined) throw new Error(`There is no category called ${category}`);
  return id;
}

/** Idempotent: concurrent starts insert once (seeds table), and what an operator deletes stays deleted. */
export async function seedSynonyms({ db }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await claimSeed(tx, 'synonyms'))) return;
    await insertSynonyms(
      tx,
      defaultSynonyms.map((words) => ({ words })),
    );
  });
}

/** Idempotent: concurrent starts insert once (seeds table), and what an agent deletes stays deleted. */
export async function seedReplyTemplates({ db }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    if (await claimSeed(tx, 'reply-templates'))
      await insertReplyTemplates(tx, defaultReplyTemplates);
  });
}
