import { indianDay } from '@naya/contract/format/indian-day';
import { forgetRareSources, forgetVisitors } from '@naya/db/views/forget';
import type { Context } from '../context.ts';

const monthMs = 30 * 24 * 3_600_000;

/** Each night: visitors of the days before at once, searches that few share after a month. */
export async function forgetViews({ db }: Context, now: Date): Promise<void> {
  await forgetVisitors(db, indianDay(now));
  await forgetRareSources(db, indianDay(new Date(now.getTime() - monthMs)));
}
