import type { SubmissionKind } from '@naya/contract/constants';

export type Figures = {
  perDay: { day: string; kind: SubmissionKind; count: number }[];
  openByAge: { age: string; count: number }[];
  awaitingReview: { count: number; oldest: string | null };
  mostAsked: { id: number; name: string; count: number }[];
  mails: { status: string; count: number }[];
  jobs: { name: string; state: string; count: number }[];
};

const ages = ['today', '1 to 3 days', '3 to 7 days', '7 to 30 days', 'older'];
const days = 30;

/** One entry for each of the last thirty days in India, those without a submission included. */
export function byDay(perDay: Figures['perDay'], now: Date) {
  const name = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  return Array.from({ length: days }, (_, index) => {
    const day = name.format(new Date(now.getTime() - (days - 1 - index) * 24 * 3_600_000));
    const counts = perDay
      .filter((row) => row.day === day)
      .map(({ kind, count }) => [kind, count] as const);
    return { day: day.slice(5), ...Object.fromEntries(counts) };
  });
}

export const byAge = (openByAge: Figures['openByAge']) =>
  ages.map((age) => ({ age, count: openByAge.find((row) => row.age === age)?.count ?? 0 }));
