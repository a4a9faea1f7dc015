import { railMonths } from '../constants.ts';

/** How a call to a franchisee whom the draw chose ended. The first three are public: where the money stands. */
export const callOutcomes = {
  back: 'Money back',
  waiting: 'Not back yet',
  closed: 'Shop closed',
  unreached: 'Not reached',
  declined: 'Did not want to talk',
} as const;
export type CallOutcome = keyof typeof callOutcomes;
export const callOutcomeNames = Object.keys(callOutcomes) as CallOutcome[];

export const rungOutcomes = ['back', 'waiting', 'closed'] as const satisfies CallOutcome[];
export type RungOutcome = (typeof rungOutcomes)[number];

/** Would they do it again? */
export const againAnswers = {
  yes: 'Would do it again',
  no: 'Would not do it again',
  unsaid: 'Did not say whether they would do it again',
} as const;
export type AgainAnswer = keyof typeof againAnswers;
export const againNames = Object.keys(againAnswers) as AgainAnswer[];

/** What visitors learn of a call: the franchisee stays nameless. */
export type FranchiseeCall = {
  /** A month such as '2026-03'. */
  called_in: string;
  city: string | null;
  outcome: RungOutcome;
  /** After how many months the money was back or the shop closed; else for how many it has been open. */
  months: number;
  again: AgainAnswer;
  words: string | null;
  /** The path of a recording. */
  recording: string | null;
};

/** What the calls come to. The months are those of `FranchiseeCall`, rising. */
export type CallSummary = {
  /** How many franchisees stand on the list that we draw from. */
  listed: number;
  rung: number;
  again: number;
  /** Drawn, and not reached or not willing to talk. */
  unreached: number;
  /** So many agreed to be asked, through us. */
  askable: number;
} & Record<RungOutcome, number[]>;

/** 'Rang 7 of 84. 5 would do it again.' */
export function describeCalls({ listed, rung, again }: CallSummary): string {
  if (rung === 0) {
    if (listed === 0) return 'We have rung no partner yet: the brand has given us no list of them.';
    return `We have rung none of the ${listed} partners on the brand’s list yet.`;
  }
  return `Rang ${rung} of ${listed}. ${again === 0 ? 'None' : again} would do it again.`;
}

/** 'Money back after 14 months', 'Open for 3 months, money not back yet', 'Closed after 1 month'. */
export function describeOutcome({ outcome, months }: Pick<FranchiseeCall, 'outcome' | 'months'>) {
  const span = months === 1 ? '1 month' : `${months} months`;
  if (outcome === 'back') return `Money back after ${span}`;
  return outcome === 'closed' ? `Closed after ${span}` : `Open for ${span}, money not back yet`;
}

/** Dots of one lane are so many months apart, so that each can be pressed on a phone. */
const monthsApart = 5;

/** Puts each dot into the lowest lane in which it covers no other. Gives them by rising months. */
export function layOutDots<Dot extends { months: number }>(dots: readonly Dot[]) {
  const lastOf: number[] = [];
  return [...dots]
    .sort((a, b) => a.months - b.months)
    .map((dot) => {
      const at = Math.min(dot.months, railMonths);
      const free = lastOf.findIndex((last) => at - last >= monthsApart);
      const lane = free === -1 ? lastOf.length : free;
      lastOf[lane] = at;
      return { dot, at, lane };
    });
}
