import type { Overview } from '@naya/contract/office/overview';
import {
  countLeadsByWeek,
  countListingsByStatus,
  listTopFranchises,
  measureAnswers,
} from '@naya/db/office/overview';
import type { Context } from '../context.ts';

export async function getOverview({ db }: Context): Promise<Overview> {
  const [leads, answers, listings, franchises] = await Promise.all([
    countLeadsByWeek(db),
    measureAnswers(db),
    countListingsByStatus(db),
    listTopFranchises(db),
  ]);
  return { leads, answers, listings, franchises };
}
