import type { SubmissionKind } from '@naya/contract/office/leads';
import { eraseSubmissionsBefore } from '@naya/db/queries/submissions';
import { getSiteDocument } from './content.ts';
import type { Context } from './context.ts';

/** Months after which each kind is erased, unless the settings say otherwise; the privacy policy tells the same. */
export const defaultRetentionMonths: Record<SubmissionKind, number> = {
  enquiry: 24,
  investor: 24,
  contact: 12,
  listing: 36,
};

export async function applyRetention(context: Context, now: Date): Promise<number> {
  const { retention_months } = await getSiteDocument(context, 'settings');
  const months = { ...defaultRetentionMonths, ...retention_months };
  let erased = 0;
  for (const kind of Object.keys(months) as SubmissionKind[]) {
    const before = new Date(now);
    before.setUTCMonth(before.getUTCMonth() - months[kind]);
    erased += (await eraseSubmissionsBefore(context.db, kind, before.toISOString())).length;
  }
  return erased;
}
