import { investment } from '@naya/contract/constants';
import { formatAmount, formatRupees } from '@naya/contract/format/amount';
import { parseAmount } from '@naya/contract/format/parse-amount';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { classes } from './classes.ts';
import {
  drawnAmounts,
  moveEnd,
  thumbAmounts,
  moneyMarks,
  nextMark,
  positionOf,
  useThumbDrag,
  type InvestmentRange,
  type RangeEnd,
} from './money-scale.ts';

type InvestmentSliderProps = {
  value: InvestmentRange;
  onChange: (value: InvestmentRange) => void;
  className?: string;
};

const { sliderMin, sliderMax, sliderStep } = investment;

const ends = [
  { end: 'min', name: 'minInvestment', label: 'Minimum investment', word: 'From' },
  { end: 'max', name: 'maxInvestment', label: 'Maximum investment', word: 'To' },
] as const;

/**
 * Two native sliders for keyboard, screen readers and forms, in the specification's steps. Pointers move the thumbs drawn
 * over them along a track where every usual budget has the same room; the thumbs lie outside of the range, so they never cover each other.
 */
export function InvestmentSlider({ value, onChange, className }: InvestmentSliderProps) {
  const inputs = useRef<Partial<Record<RangeEnd, HTMLInputElement | null>>>({});
  const at = thumbAmounts(value);
  const move = (end: RangeEnd, to: number) => onChange(moveEnd(value, end, to));
  const drawn = drawnAmounts(value);
  const drag = useThumbDrag(drawn, move);
  const shown = (end: RangeEnd) => (value[end] === null ? 'Any' : formatRupees(value[end]));
  const fill = { '--low': positionOf(drawn.min), '--high': positionOf(drawn.max) } as CSSProperties;

  // Takes over thumbs that were moved before the script ran, or restored by the browser on a reload.
  const adopt = useEffectEvent(() => {
    const early = ends.flatMap(({ end }) => {
      const to = inputs.current[end]?.valueAsNumber ?? at[end];
      return to === at[end] ? [] : [{ end, to }];
    });
    if (early.length > 0)
      onChange(early.reduce((range, { end, to }) => moveEnd(range, end, to), value));
  });
  useEffect(() => adopt(), []);

  const jump = (event: KeyboardEvent, end: RangeEnd) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    move(end, nextMark(at[end], event.key === 'PageUp' ? 1 : -1));
  };

  return (
    <fieldset className={classes('min-w-0', className)}>
      <legend className="mb-1.5 font-semibold">Investment range</legend>
      <div>
        <div className="slider" style={fill} {...drag}>
          {ends.map(({ end, name, label }) => (
            <input
              key={end}
              ref={(input) => {
                inputs.current[end] = input;
              }}
              type="range"
              data-end={end}
              name={value[end] === null ? undefined : name}
              aria-label={label}
              aria-valuetext={shown(end)}
              min={sliderMin}
              max={sliderMax}
              step={sliderStep}
              value={at[end]}
              onKeyDown={(event) => jump(event, end)}
              onChange={(event) => move(end, event.currentTarget.valueAsNumber)}
            />
          ))}
          {ends.map(({ end }) => (
            <i key={end} data-thumb={end} className="slider-thumb" />
          ))}
        </div>
        <p aria-hidden="true" className="slider-scale noscript:hidden">
          {moneyMarks.map((mark) => (
            <span key={mark}>{formatAmount(mark)}</span>
          ))}
        </p>
        {/* Without a script nothing keeps the amounts in step with the thumbs: then the scale is shown. */}
        <p className="slider-ends hidden noscript:flex">
          <span>{formatRupees(sliderMin)}</span>
          <span>{formatRupees(sliderMax)}</span>
        </p>
      </div>
      <div className="slider-ends noscript:hidden">
        {ends.map(({ end, word, label }) => (
          <AmountBox
            key={end}
            word={word}
            label={`${label} in rupees`}
            value={value[end]}
            onChange={(to) =>
              onChange(to === null ? { ...value, [end]: null } : moveEnd(value, end, to))
            }
          />
        ))}
      </div>
      <BudgetChips value={value} onChange={onChange} />
    </fieldset>
  );
}

type AmountBoxProps = {
  word: string;
  label: string;
  value: number | null;
  onChange: (amount: number | null) => void;
};

const lakh = 100_000;
/** Smaller amounts are read as lakhs: '15' means 15 lakh. */
const minRupees = 1_000;

/** Undefined for what is no amount. */
function readTyped(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const amount = parseAmount(typed);
  if (amount === null) return undefined;
  return amount < minRupees ? amount * lakh : amount;
}

/** An amount as people type it: '15', '15 lakh', '1.5 cr'. It is applied on blur or Enter. */
function AmountBox({ word, label, value, onChange }: AmountBoxProps) {
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

/** Usual budgets as toggle buttons. */
function BudgetChips({ value, onChange }: BudgetChipsProps) {
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
