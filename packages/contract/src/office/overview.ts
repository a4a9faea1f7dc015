import type { SubmissionKind } from '../constants.ts';
import type { FranchiseStatus } from '../franchises/entity.ts';

/** Weeks are named by their Monday in India, as 2026-11-16. */
export const overviewWeeks = 13;

type LeadKind = Exclude<SubmissionKind, 'listing'>;
export const leadKinds = [
  'enquiry',
  'investor',
  'contact',
  'report',
  'event',
] as const satisfies LeadKind[];

export type Overview = {
  /** Leads by the week in which they came in; every week of the last thirteen, also those without any. */
  leads: ({ week: string } & Record<LeadKind, number>)[];
  /** Of the leads of a week whose answer came or was due: how many had it in time, and the median hours of the answers. */
  answers: { week: string; due: number; in_time: number; median_hours: number | null }[];
  listings: { status: FranchiseStatus; count: number }[];
  /** The franchises that most visitors opened in these weeks. */
  franchises: { id: number; name: string; views: number; enquiries: number }[];
};
