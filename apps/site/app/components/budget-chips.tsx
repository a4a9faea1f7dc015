import { formatAmount } from '@naya/contract/format/amount';
import type { InvestmentRange } from './investment-range.ts';

const lakh = 100_000;
const budgets: InvestmentRange[] = [
  { min: null, max: 5 * lakh },
  { min: 5 * lakh, max: 15 * lakh },
  { min: 15 * lakh, max: 50 * lakh },
  { min: 50 * lakh, max: null },
];

function labelOf({ min, max }: InvestmentRange): string {
  if (min === null) return `Up to ${formatAmount(max)}`;
  return max === null ? `${formatAmount(min)}+` : `${formatAmount(min)}–${formatAmount(max)}`;
}

type BudgetChipsProps = { value: InvestmentRange; onChange: (value: InvestmentRange) => void };

/** Usual budgets by one press; a second press takes the choice back. */
export function BudgetChips({ value, onChange }: BudgetChipsProps) {
  return (
    <p className="budget-chips">
      {budgets.map((budget) => {
        const isChosen = budget.min === value.min && budget.max === value.max;
        return (
          <button
            key={labelOf(budget)}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? { min: null, max: null } : budget)}
          >
            {labelOf(budget)}
          </button>
        );
      })}
    </p>
  );
}
