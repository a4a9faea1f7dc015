import { costPartNames, costParts, type CostPartName } from './cost-parts.ts';
import type { Franchise } from './entity.ts';

type Stating = Pick<Franchise, CostPartName | 'costs_not_included' | 'investment_min'>;

export type CostPart = {
  name: CostPartName;
  label: string;
  /** In rupees; null when the brand does not state it. */
  amount: number | null;
  /** Whether the investment that the brand states contains it. */
  isIncluded: boolean;
};
export type CostStack = {
  parts: CostPart[];
  /** The included parts that have an amount, together. */
  total: number;
  /** How much of the smallest stated investment no part explains. */
  unexplained: number;
};

/** Splits an investment into its parts; null when the brand states nothing beyond its fee. */
export function stackCosts(franchise: Stating): CostStack | null {
  const { costs_not_included: excluded, investment_min: stated } = franchise;
  const parts = costPartNames.map((name) => ({
    name,
    label: costParts[name],
    amount: franchise[name],
    isIncluded: !excluded.includes(costParts[name]),
  }));
  const isSplit = parts.some((part) => part.name !== 'franchise_fee' && part.amount !== null);
  if (!isSplit) return null;
  const included = parts.filter((part) => part.isIncluded);
  const total = included.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return { parts, total, unexplained: Math.max(0, (stated ?? 0) - total) };
}
