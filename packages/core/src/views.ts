import { createHmac, randomBytes } from 'node:crypto';
import { indianDay } from '@naya/contract/format/indian-day';
import { readViewSources, viewSchema } from '@naya/contract/views/parse-view';
import {
  countViews,
  type SeenView,
  findOrMakeSalt,
  forgetRareSources,
  forgetVisitors,
} from '@naya/db/views';
import { createBatcher } from './batcher.ts';
import type { Context } from './context.ts';
import { parse } from './parse.ts';

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
    const salt = await saltOf(day);
    const digest = (...parts: string[]) =>
      createHmac('sha256', salt).update(parts.join('\n')).digest('base64url').slice(0, 22);
    // Another hash for each kind: whoever opens a page and saves it counts once in both.
    const visitor = digest(clientIp, userAgent, ...(kind === 'view' ? [] : [kind]));
    const sources = kind === 'view' ? readViewSources(from) : [];
    await write({ kind, franchise, day, visitor, searcher: digest(clientIp), sources });
  };
}

const monthMs = 30 * 24 * 3_600_000;

/** Each night: visitors of the days before at once, searches that few share after a month. */
export async function forgetViews({ db }: Context, now: Date): Promise<void> {
  await forgetVisitors(db, indianDay(now));
  await forgetRareSources(db, indianDay(new Date(now.getTime() - monthMs)));
}
