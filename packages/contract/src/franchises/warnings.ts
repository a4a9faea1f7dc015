import { costPartNames, costParts } from './cost-parts.ts';
import type { FranchiseFieldName } from './fields.ts';
import { isReversed } from '../forms/rules.ts';

type Values = Record<string, unknown>;
export type Warnings = Partial<Record<FranchiseFieldName, string>>;

type Rule = {
  /** Where it is shown. */
  field: FranchiseFieldName;
  /** All that it looks at. */
  looksAt: FranchiseFieldName[];
  text: string;
  applies: (
    values: (name: FranchiseFieldName) => number | null,
    now: Date,
    listed: (name: FranchiseFieldName) => unknown[],
  ) => boolean;
};

const rules: Rule[] = [
  {
    field: 'investment_max',
    looksAt: ['investment_min', 'investment_max'],
    text: 'The minimum investment is above the maximum.',
    applies: (of) => isReversed(of('investment_min'), of('investment_max')),
  },
  {
    field: 'excepted_roi_max',
    looksAt: ['excepted_roi_min', 'excepted_roi_max'],
    text: 'The shortest payback is above the longest.',
    applies: (of) => isReversed(of('excepted_roi_min'), of('excepted_roi_max')),
  },
  {
    field: 'franchise_fee',
    looksAt: ['franchise_fee', 'investment_max'],
    text: 'The franchise fee is above the maximum investment.',
    applies: (of) => isReversed(of('franchise_fee'), of('investment_max')),
  },
  {
    field: 'establishment_year',
    looksAt: ['establishment_year'],
    text: 'The brand was established in the future.',
    applies: (of, now) => (of('establishment_year') ?? 0) > now.getFullYear(),
  },
  {
    field: 'costs_not_included',
    looksAt: ['investment_max', 'costs_not_included', ...costPartNames],
    text: 'The parts of the investment come to more than its maximum.',
    applies: (of, _now, listed) => {
      const excluded = listed('costs_not_included');
      const parts = costPartNames.filter((name) => !excluded.includes(costParts[name]));
      return isReversed(
        parts.reduce((sum, name) => sum + (of(name) ?? 0), 0),
        of('investment_max'),
      );
    },
  },
];

const numberOf = (values: Values) => (name: FranchiseFieldName) => {
  const value = values[name];
  return typeof value === 'number' ? value : null;
};

const listOf = (values: Values) => (name: FranchiseFieldName) => {
  const value = values[name];
  return Array.isArray(value) ? (value as unknown[]) : [];
};

/** Warns of doubtful values, which may be true all the same. With `before`, only of those this change touches. */
export function findWarnings(
  values: Values,
  before: Values | null = null,
  now = new Date(),
): Warnings {
  const isNew = ({ looksAt }: Rule) => looksAt.some((name) => values[name] !== before?.[name]);
  const of = numberOf(values);
  return Object.fromEntries(
    rules
      .filter((rule) => rule.applies(of, now, listOf(values)) && (before === null || isNew(rule)))
      .map(({ field, text }) => [field, text]),
  );
}
