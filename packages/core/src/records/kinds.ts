import { type PlainMessageCode } from '@naya/contract/messages/catalogue';
import type { HistoryEntity } from '@naya/contract/history';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { planFormSchema } from '@naya/contract/billing/forms';
import { blogFormSchema } from '@naya/contract/blog/office-form';
import { categoryFormSchema } from '@naya/contract/categories/office-form';
import { eventFormSchema } from '@naya/contract/events/office-form';
import { pageFormSchema } from '@naya/contract/pages/office-form';
import { replyTemplateSchema } from '@naya/contract/reply-templates';
import { synonymFormSchema } from '@naya/contract/synonyms';
import { teamFormSchema } from '@naya/contract/team/office-form';
import { findFeaturedFault } from '@naya/contract/franchises/featured';
import { franchiseFormSchema } from '@naya/contract/franchises/office-form';
import { slugOf } from '@naya/contract/slug';
import { webhookFormSchema } from '@naya/contract/webhooks/entity';
import { hasOrders } from '@naya/db/billing/orders';
import type { Db } from '@naya/db/client';
import { findTrade } from '@naya/db/categories';
import { hasFranchises } from '@naya/db/franchises/office';
import type { RecordRow, RecordTable, RecordValues } from '@naya/db/office/records';
import type { RedirectedEntity } from '@naya/db/tables/redirects';
import type { z } from 'zod';
import { changedTagsOfFranchise, changedTagsOfPage, idOf } from './changed-tags.ts';
import { cleanHtml } from '../sanitise.ts';
import { findFranchiseWarnings } from './franchise-warnings.ts';

export type RecordKind<Name extends RecordTable> = {
  /** Its name in the history. */
  entity: HistoryEntity;
  /** Its name in messages. */
  title: string;
  form: z.ZodType<RecordValues<Name>>;
  /** Warns of doubtful values, by field; with the values stored before, only of changed ones. */
  warn?: (
    db: Db,
    values: RecordValues<Name>,
    before: RecordRow<Name> | null,
  ) => Promise<Record<string, string>>;
  /** What may not be stored, by field; with the values stored before, only what a change brings. */
  refuse?: (values: RecordValues<Name>, before: RecordRow<Name> | null) => Record<string, string>;
  /** Runs last before a record is stored: cleans HTML, sets dates that follow from a status. */
  prepare?: (values: RecordValues<Name>, before: RecordRow<Name> | null) => RecordValues<Name>;
  /** The Cache-Tags that a save purges; null stands for what was not there before, or is gone. */
  tags: (before: RecordRow<Name> | null, after: RecordRow<Name> | null) => readonly string[];
  /** Why it cannot be deleted now, if so. */
  neededBy?: (db: Db, id: number) => Promise<PlainMessageCode | null>;
  /** Fields that no two records may share, with what to say about it. */
  unique?: Partial<Record<keyof RecordRow<Name>, string>>;
  /** A slug is made from this, when there is none; old URLs redirect to the record. */
  slugFrom?: {
    title: (values: RecordValues<Name>) => string | undefined;
    redirects: RedirectedEntity;
  };
  /** The slugs of its public URLs, when its own is not the only one. */
  slugsOf?: (row: RecordRow<Name>) => string[];
};

const slugTaken = { slug: 'Another one has this address already' };
const withCleanContent = <Values extends { content?: string | undefined }>(values: Values) => ({
  ...values,
  content: cleanHtml(values.content ?? ''),
});

/** Visitors see `created_at` as the day of a post, so publishing sets it. */
function prepareBlog(
  values: RecordValues<'blogs'>,
  before: RecordRow<'blogs'> | null,
): RecordValues<'blogs'> {
  const clean = withCleanContent(values);
  if (values.status !== 'published' || before?.status === 'published') return clean;
  const at = new Date().toISOString();
  return { ...clean, published_at: at, created_at: at };
}

/** What is past cannot be waited for; one that is due, and not published yet, may be saved as it is. */
function findScheduleFault(
  { status, published_at }: RecordValues<'blogs'>,
  before: RecordRow<'blogs'> | null,
): Record<string, string> {
  if (status !== 'scheduled' || !published_at) return {};
  const at = Date.parse(published_at);
  const stands = before?.status === 'scheduled' && Date.parse(before.published_at ?? '') === at;
  if (stands || at > Date.now()) return {};
  return { published_at: 'This time is past. Please choose a later one, or publish it now.' };
}

export type RecordName = Exclude<RecordTable, 'leads'>;
type RecordKinds = { [Name in RecordName]: RecordKind<Name> };

const recordKinds: RecordKinds = {
  franchises: {
    entity: 'franchise',
    title: 'Franchise',
    form: franchiseFormSchema,
    warn: async (db, values, before) =>
      findFranchiseWarnings(values, before, await findTrade(db, values.category_id ?? 0)),
    refuse: findFeaturedFault,
    tags: changedTagsOfFranchise,
    unique: slugTaken,
    slugFrom: { title: ({ business_name }) => business_name, redirects: 'franchise' },
  },
  categories: {
    entity: 'category',
    title: 'Category',
    form: categoryFormSchema,
    // Whole rows name their category.
    tags: () => ['categories', 'franchises'],
    neededBy: async (db, id) => ((await hasFranchises(db, id)) ? 'categoryInUse' : null),
    unique: { ...slugTaken, name: 'There is a category of this name already' },
    slugFrom: { title: ({ name }) => name, redirects: 'category' },
    // Its page is found by its name.
    slugsOf: ({ slug, name }) => [slug, slugOf(name)],
  },
  blogs: {
    entity: 'blog',
    title: 'Blog post',
    form: blogFormSchema,
    prepare: prepareBlog,
    refuse: findScheduleFault,
    tags: (before, after) => cacheTags.blog({ id: idOf(before, after) }),
    unique: slugTaken,
    slugFrom: { title: ({ title }) => title, redirects: 'blog' },
  },
  events: { entity: 'event', title: 'Event', form: eventFormSchema, tags: () => ['events'] },
  team: { entity: 'team-member', title: 'Team member', form: teamFormSchema, tags: () => ['team'] },
  pages: {
    entity: 'page',
    title: 'Page',
    form: pageFormSchema,
    prepare: withCleanContent,
    tags: changedTagsOfPage,
    unique: slugTaken,
    slugFrom: { title: ({ title }) => title, redirects: 'page' },
  },
  'reply-templates': {
    entity: 'reply-template',
    title: 'Reply template',
    form: replyTemplateSchema,
    tags: () => [],
  },
  plans: {
    entity: 'plan',
    title: 'Plan',
    form: planFormSchema,
    tags: () => [],
    neededBy: async (db, id) => ((await hasOrders(db, id)) ? 'planOrdered' : null),
    unique: { name: 'There is a plan of this name already' },
  },
  webhooks: {
    entity: 'webhook',
    title: 'Webhook',
    form: webhookFormSchema,
    tags: () => [],
    unique: { url: 'There is a webhook of this address already' },
  },
  synonyms: {
    entity: 'synonyms',
    title: 'Group of words',
    form: synonymFormSchema,
    tags: () => ['search', 'found-nothing', 'franchises'],
  },
};

export const kindOf = <Name extends RecordName>(name: Name): RecordKind<Name> => recordKinds[name];
export const recordNames = Object.keys(recordKinds) as RecordName[];
/** By the name in the history. */
export const nameOf = (entity: string): RecordName | undefined =>
  recordNames.find((name) => recordKinds[name].entity === entity);
