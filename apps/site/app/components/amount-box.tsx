import { formatRupees } from '@naya/contract/format/amount';
import { parseAmount } from '@naya/contract/format/parse-amount';
import { useState } from 'react';

type AmountBoxProps = {
  word: string;
  label: string;
  value: number | null;
  onChange: (amount: number | null) => void;
};

const lakh = 100_000;
/** Smaller amounts are read as lakhs: a visitor who types 15 means 15 lakh. */
const fewest = 1_000;

/** Undefined for what is no amount. */
function readTyped(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const amount = parseAmount(typed);
  if (amount === null) return undefined;
  return amount < fewest ? amount * lakh : amount;
}

/** An amount as people type it: '15', '15 lakh', '1.5 cr'. It counts when the box is left or Enter is pressed. */
export function AmountBox({ word, label, value, onChange }: AmountBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const commit = () => {
    if (typed === null) return;
    const amount = readTyped(typed);
    if (amount !== undefined && amount !== value) onChange(amount);
    setTyped(null);
  };

  return (
    <label className="amount-box">
      {word}
      <input
        aria-label={label}
        inputMode="text"
        autoComplete="off"
        maxLength={24}
        placeholder="Any"
        value={typed ?? (value === null ? '' : formatRupees(value))}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
        className="control"
      />
    </label>
  );
}
