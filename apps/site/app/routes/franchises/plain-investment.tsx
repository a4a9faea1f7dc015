import { formatAmount } from '@naya/contract/format/amount';

const amounts = [100_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000];

type End = { name: string; label: string; chosen: number | null };
type PlainInvestmentProps = { min: number | null; max: number | null; form: string | undefined };

/** A slider always has a value, so without JavaScript it could not be left untouched; lists can. */
export function PlainInvestment({ min, max, form }: PlainInvestmentProps) {
  const ends: End[] = [
    { name: 'minInvestment', label: 'Minimum investment', chosen: min },
    { name: 'maxInvestment', label: 'Maximum investment', chosen: max },
  ];
  return ends.map(({ name, label, chosen }) => (
    <label key={name} className="mb-4 block">
      <span className="mb-1.5 block font-semibold">{label}</span>
      <select
        name={name}
        form={form}
        defaultValue={chosen ?? ''}
        className="control control-select"
      >
        <option value="">Any</option>
        {[...new Set([...amounts, chosen ?? 0])]
          .filter((amount) => amount > 0)
          .sort((a, b) => a - b)
          .map((amount) => (
            <option key={amount} value={amount}>
              {formatAmount(amount)}
            </option>
          ))}
      </select>
    </label>
  ));
}
