import type { HistoryEntity } from '@naya/contract/history/entities';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { blogFormSchema } from '@naya/contract/blog/office-form';
import { categoryFormSchema } from '@naya/contract/categories/office-form';
import { eventFormSchema } from '@naya/contract/events/office-form';
import { pageFormSchema } from '@naya/contract/pages/office-form';
import { replyTemplateSchema } from '@naya/contract/reply-templates/office-form';
import { synonymFormSchema } from '@naya/contract/synonyms/office-form';
import { teamFormSchema } from '@naya/contract/team/office-form';
import { findWarnings } from '@naya/contract/franchises/warnings';
import { franchiseFormSchema } from '@naya/contract/franchises/office-form';
import { slugOf } from '@naya/contract/slug';
import type { Db } from '@naya/db/client';
import { hasFranchises } from '@naya/db/franchises/office';
import type { RecordTable, RecordValues } from '@naya/db/office/records';
import type { RedirectedEntity } from '@naya/db/redirects/table';
import type { z } from 'zod';
import { cleanHtml } from '../sanitise.ts';

export type RecordKind = {
  /** Its name in the history. */
  entity: HistoryEntity;
  /** Its name in messages. */
  title: string;
  form: z.ZodType<RecordValues>;
  /** Warns of doubtful values, by field; with the values stored before, only of changed ones. */
  warn?: (values: RecordValues, before: RecordValues | null) => Record<string, string>;
  /** Runs last before a record is stored: cleans HTML, sets dates that follow from a status. */
  prepare?: (values: RecordValues, before: RecordValues | null) => RecordValues;
  /** The Cache-Tags of the public answers it appears in. */
  tags: (id: number) => string[];
  /** Why it cannot be deleted now, if so. */
  neededBy?: (db: Db, id: number) => Promise<string | null>;
  /** Fields that no two records may share, with what to say about it. */
  unique?: Record<string, string>;
  /** The field a slug is made from, when there is none; old URLs redirect to the record. */
  slugFrom?: { field: string; redirects: RedirectedEntity };
  /** The slugs of its public URLs, when its own is not the only one. */
  slugsOf?: (row: RecordValues) => string[];
};

const slugTaken = { slug: 'Another one has this address already' };
const withCleanContent = (values: RecordValues) => ({
  ...values,
  content: cleanHtml(String(values['content'])),
});

/** Visitors see `created_at` as the day of a post, so publishing sets it. */
function prepareBlog(values: RecordValues, before: RecordValues | null): RecordValues {
  const clean = withCleanContent(values);
  if (values['status'] !== 'published' || before?.['status'] === 'published') return clean;
  const at = new Date().toISOString();
  return { ...clean, published_at: at, created_at: at };
}

export const recordKinds = {
  franchises: {
    entity: 'franchise',
    title: 'Franchise',
    form: franchiseFormSchema,
    warn: findWarnings,
    tags: (id) => [...cacheTags.franchise({ id }), 'stats'],
    unique: slugTaken,
    slugFrom: { field: 'business_name', redirects: 'franchise' },
  },
  categories: {
    entity: 'category',
    title: 'Category',
    form: categoryFormSchema,
    tags: () => ['categories', 'franchises'],
    neededBy: async (db, id) =>
      (await hasFranchises(db, id)) ? 'Franchises stand in this category. Move them first.' : null,
    unique: { ...slugTaken, name: 'There is a category of this name already' },
    slugFrom: { field: 'name', redirects: 'category' },
    // Its page is found by its name.
    slugsOf: ({ slug, name }) => [String(slug), slugOf(String(name))],
  },
  blogs: {
    entity: 'blog',
    title: 'Blog post',
    form: blogFormSchema,
    prepare: prepareBlog,
    tags: (id) => cacheTags.blog({ id }),
    unique: slugTaken,
    slugFrom: { field: 'title', redirects: 'blog' },
  },
  events: { entity: 'event', title: 'Event', form: eventFormSchema, tags: () => ['events'] },
  team: { entity: 'team-member', title: 'Team member', form: teamFormSchema, tags: () => ['team'] },
  pages: {
    entity: 'page',
    title: 'Page',
    form: pageFormSchema,
    prepare: withCleanContent,
    tags: (id) => cacheTags.page({ id }),
    unique: slugTaken,
    slugFrom: { field: 'title', redirects: 'page' },
  },
  'reply-templates': {
    entity: 'reply-template',
    title: 'Reply template',
    form: replyTemplateSchema,
    tags: () => [],
  },
  synonyms: {
    entity: 'synonyms',
    title: 'Group of words',
    form: synonymFormSchema,
    tags: () => ['franchises'],
  },
} as const satisfies Partial<Record<RecordTable, RecordKind>>;

export type RecordName = keyof typeof recordKinds;
export const kindOf = (name: RecordName): RecordKind => recordKinds[name];
/** By the name in the history. */
export const nameOf = (entity: string): RecordName | undefined =>
  (Object.keys(recordKinds) as RecordName[]).find((name) => recordKinds[name].entity === entity);
