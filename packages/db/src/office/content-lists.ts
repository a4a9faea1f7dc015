import { and, eq, getTableColumns, inArray, isNull, sql } from '../drizzle.ts';
import { auditLines } from '../tables/history.ts';
import { blogs } from '../tables/blog.ts';
import { categories } from '../tables/categories.ts';
import { events } from '../tables/events.ts';
import { historyTitle } from '../history.ts';
import { mails } from '../tables/mail.ts';
import { media, pictureWords } from '../tables/media.ts';
import { pages } from '../tables/pages.ts';
import { replyTemplates } from '../tables/reply-templates.ts';
import { searchSynonyms } from '../tables/synonyms.ts';
import { teamMembers } from '../tables/team.ts';
import type { ListOf } from '../lists.ts';

const { content: _content, draft: _draft, ...blogColumns } = getTableColumns(blogs);
const { content: _text, draft: _pageDraft, ...pageColumns } = getTableColumns(pages);
const hasDraft = ({ draft }: typeof blogs | typeof pages) =>
  sql`(${draft} is not null)`.as('has_draft');
// Lists leave out a mail's key, and its details, which may hold a link to a new password.
const { details: _details, key: _key, content: _sent, ...mailColumns } = getTableColumns(mails);

/** What a form has left and no record shows may be swept when it is a day old: nobody should put that somewhere any more. */
const isOffered = sql`(${media.kept} or ${media.created_at} > now() - interval '20 hours')`;

export const contentLists = {
  categories: {
    table: categories,
    id: categories.id,
    columns: getTableColumns(categories),
    search: categories.name,
    sorts: {
      position: { column: categories.position, along: 'ASC' },
      name: { column: categories.name, along: 'ASC' },
    },
    defaultSort: 'position',
    filters: {},
  },
  blogs: {
    table: blogs,
    id: blogs.id,
    columns: { ...blogColumns, has_draft: hasDraft(blogs) },
    search: blogs.title,
    sorts: {
      updated_at: { column: blogs.updated_at, along: 'DESC' },
      created_at: { column: blogs.created_at, along: 'DESC' },
      title: { column: blogs.title, along: 'ASC' },
    },
    defaultSort: 'updated_at',
    filters: { status: (value) => eq(blogs.status, value as 'draft') },
  },
  events: {
    table: events,
    id: events.id,
    columns: getTableColumns(events),
    search: events.title,
    sorts: {
      position: { column: events.position, along: 'ASC' },
      date: { column: events.date, along: 'DESC' },
      title: { column: events.title, along: 'ASC' },
    },
    defaultSort: 'position',
    filters: {},
  },
  team: {
    table: teamMembers,
    id: teamMembers.id,
    columns: getTableColumns(teamMembers),
    search: teamMembers.name,
    sorts: {
      display_order: { column: teamMembers.display_order, along: 'ASC' },
      name: { column: teamMembers.name, along: 'ASC' },
    },
    defaultSort: 'display_order',
    filters: {},
  },
  pages: {
    table: pages,
    id: pages.id,
    columns: { ...pageColumns, has_draft: hasDraft(pages) },
    search: pages.title,
    sorts: {
      position: { column: pages.position, along: 'ASC' },
      title: { column: pages.title, along: 'ASC' },
    },
    defaultSort: 'position',
    filters: {},
  },
  synonyms: {
    table: searchSynonyms,
    id: searchSynonyms.id,
    columns: getTableColumns(searchSynonyms),
    search: null,
    sorts: { id: { column: searchSynonyms.id, along: 'ASC' } },
    defaultSort: 'id',
    filters: {},
  },
  'reply-templates': {
    table: replyTemplates,
    id: replyTemplates.id,
    columns: getTableColumns(replyTemplates),
    search: null,
    sorts: { name: { column: replyTemplates.name, along: 'ASC' } },
    defaultSort: 'name',
    filters: {},
  },
  media: {
    table: media,
    id: media.hash,
    columns: { id: media.hash, ...getTableColumns(media) },
    search: pictureWords(media),
    sorts: { created_at: { column: media.created_at, along: 'DESC' } },
    defaultSort: 'created_at',
    filters: {},
    always: () => and(isNull(media.deleted_at), isOffered),
  },
  mails: {
    table: mails,
    id: mails.id,
    columns: { ...mailColumns, is_readable: sql`(${mails.content} is not null)`.as('is_readable') },
    search: null,
    sorts: { id: { column: mails.id, along: 'DESC' } },
    defaultSort: 'id',
    filters: { status: (value) => eq(mails.status, value as 'failed') },
  },
  history: {
    table: auditLines,
    id: auditLines.id,
    columns: { ...getTableColumns(auditLines), title: historyTitle },
    search: null,
    sorts: { at: { column: auditLines.at, along: 'DESC' } },
    defaultSort: 'at',
    filters: {
      entity: (value) => inArray(auditLines.entity, [value].flat().map(String)),
      entity_id: (value) => eq(auditLines.entity_id, String(value)),
      actor: (value) => eq(auditLines.actor, String(value)),
    },
  },
} as const satisfies Record<string, ListOf>;
