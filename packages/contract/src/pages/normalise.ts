import type { Page, PageLink } from './entity.ts';
import { id, record, text } from '../normalise/values.ts';

export function normalisePageLink(value: unknown): PageLink | null {
  const row = record(value);
  const slug = text(row?.slug);
  if (!row || !slug) return null;
  return { id: id(row.id) ?? slug, slug, title: text(row.title) ?? slug };
}

export function normalisePage(value: unknown): Page | null {
  const link = normalisePageLink(value);
  return link && { ...link, content: text(record(value)?.content) ?? '' };
}
