import { formatAmount } from '../format/amount.ts';
import type { OpeningCost } from './opening-cost.ts';

/** How a budget meets what opening costs: the dearest outlet is covered, only cheaper ones are, or none is. */
export type Affordability = {
  kind: 'whole' | 'part' | 'short';
  /** In rupees: what is left, what may be needed more, or what is missing. */
  amount: number;
};

export function compareWithBudget(
  { min, max }: Pick<OpeningCost, 'min' | 'max'>,
  budget: number,
): Affordability {
  if (max <= budget) return { kind: 'whole', amount: budget - max };
  if (min <= budget) return { kind: 'part', amount: max - budget };
  return { kind: 'short', amount: min - budget };
}

/** '₹13.6L opens it, ₹1.4L left', 'May need up to ₹5L more', 'Short by ₹1.6L'. */
export function sayAffordability(
  { max, isLeast }: Pick<OpeningCost, 'max' | 'isLeast'>,
  { kind, amount }: Affordability,
): string {
  if (kind === 'part') return `May need up to ${formatAmount(amount)} more`;
  if (kind === 'short') return `Short by ${formatAmount(amount)}`;
  const left = amount === 0 ? 'nothing left' : `${formatAmount(amount)} left`;
  return isLeast
    ? `${formatAmount(max)} or more opens it, ${amount === 0 ? left : `at most ${left}`}`
    : `${formatAmount(max)} opens it, ${left}`;
}
