import type { SubmissionKind } from '@naya/contract/constants';

export type Figures = {
  perDay: { day: string; kind: SubmissionKind; count: number }[];
  openByAge: { age: string; count: number }[];
  awaitingReview: { age: string; count: number }[];
  mostAsked: { id: number; name: string; count: number }[];
  mails: { status: string; count: number }[];
  jobs: { name: string; state: string; count: number }[];
};

const shortDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const ages = ['today', '1 to 3 days', '3 to 7 days', '7 to 30 days', 'older'];
const days = 30;

export const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

/** One entry for each of the last thirty days in India, those without a submission included. */
export function byDay(perDay: Figures['perDay'], now: Date) {
  const name = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  return Array.from({ length: days }, (_, index) => {
    const day = name.format(new Date(now.getTime() - (days - 1 - index) * 24 * 3_600_000));
    const counts = perDay
      .filter((row) => row.day === day)
      .map(({ kind, count }) => [kind, count] as const);
    return { day: shortDay.format(new Date(day)), ...Object.fromEntries(counts) };
  });
}

export const byAge = (counts: Figures['openByAge']) =>
  ages.map((age) => ({ age, count: counts.find((row) => row.age === age)?.count ?? 0 }));

/** Words that say what a state means, in the order in which things go through them. */
const mailStates = {
  sent: 'sent',
  written: 'only written to a file',
  queued: 'waiting',
  failed: 'failed',
};
const jobStates = { active: 'at work', created: 'waiting', retry: 'tried again', failed: 'failed' };

export const byMailState = (mails: Figures['mails']) =>
  Object.entries(mailStates).map(([status, state]) => ({
    state,
    count: mails.find((row) => row.status === status)?.count ?? 0,
  }));

export const byJobState = (jobs: Figures['jobs']) =>
  Object.entries(jobStates).map(([name, state]) => ({
    state,
    count: sum(jobs.filter((row) => row.state === name)),
  }));
