import type { About } from '../entities/site-info.ts';
import { picture } from './addresses.ts';
import { record, text } from './values.ts';

export function normaliseAbout(value: unknown): About | null {
  const row = record(value);
  const title = text(row?.title);
  const content = text(row?.content);
  if (!row || (title === null && content === null)) return null;
  return { title: title ?? '', content: content ?? '', image: picture(row.image) };
}
