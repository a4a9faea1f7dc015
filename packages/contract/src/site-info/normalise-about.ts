import type { About } from './entity.ts';
import { picture } from '../normalise/addresses.ts';
import { record, text } from '../normalise/values.ts';

export function normaliseAbout(value: unknown): About | null {
  const row = record(value);
  const title = text(row?.title);
  const content = text(row?.content);
  if (!row || (title === null && content === null)) return null;
  return { title: title ?? '', content: content ?? '', image: picture(row.image) };
}
