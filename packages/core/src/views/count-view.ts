import { createHmac, randomBytes } from 'node:crypto';
import { indianDay } from '@naya/contract/format/indian-day';
import { readViewSources } from '@naya/contract/views/read-sources';
import { viewSchema } from '@naya/contract/views/view-schema';
import { countViews, type SeenView } from '@naya/db/views/count';
import { findOrMakeSalt } from '@naya/db/views/forget';
import { createBatcher } from '../batcher.ts';
import type { Context } from '../context.ts';
import { parse } from '../submissions/submission.ts';

const maxBatch = 500;

/** Tells visitors apart for a day: without the day's salt, a hash belongs to nobody. */
export type Visitor = { clientIp: string; userAgent: string };

/** Views that arrive while others are written share the next statement. */
export function createViewCounter({ db }: Pick<Context, 'db'>) {
  let known = { day: '', salt: '' };
  const write = createBatcher<SeenView, void>(
    async (views) => {
      await countViews(db, views);
      return [];
    },
    { maxSize: maxBatch, concernsAll: () => true },
  );
  async function saltOf(day: string): Promise<string> {
    if (known.day === day) return known.salt;
    const made = randomBytes(32).toString('base64url');
    known = { day, salt: await findOrMakeSalt(db, day, made) };
    return known.salt;
  }
  return async (body: unknown, { clientIp, userAgent }: Visitor, now: Date): Promise<void> => {
    const { kind, franchise, from } = parse(viewSchema, body);
    const day = indianDay(now);
    // Another hash for each kind: whoever opens a page and saves it counts once in both.
    const visitor = createHmac('sha256', await saltOf(day))
      .update(`${clientIp}\n${userAgent}${kind === 'view' ? '' : `\n${kind}`}`)
      .digest('base64url')
      .slice(0, 22);
    const sources = kind === 'view' ? readViewSources(from) : [];
    await write({ kind, franchise, day, visitor, sources });
  };
}
