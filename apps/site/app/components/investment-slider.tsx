import { investment } from '@naya/contract/constants';
import { formatRupees } from '@naya/contract/format/amount';
import { useEffect, useEffectEvent, useRef, type CSSProperties, type PointerEvent } from 'react';

/** `null`: this end is untouched. It stands at the default and says 'Any'. */
export type InvestmentRange = { min: number | null; max: number | null };
type End = keyof InvestmentRange;

type InvestmentSliderProps = {
  value: InvestmentRange;
  onChange: (value: InvestmentRange) => void;
  className?: string;
};

const { sliderMin, sliderMax, sliderStep, defaultMin, defaultMax } = investment;

const ends = [
  { end: 'min', name: 'minInvestment', label: 'Minimum investment', word: 'From' },
  { end: 'max', name: 'maxInvestment', label: 'Maximum investment', word: 'To' },
] as const;

/** An untouched thumb makes way for the other one; a touched one stops it. */
function positions({ min, max }: InvestmentRange) {
  const low = min ?? Math.min(defaultMin, max ?? defaultMin);
  return { min: low, max: max ?? Math.max(defaultMax, low) };
}

function moved(value: InvestmentRange, end: End, to: number): InvestmentRange {
  return end === 'min'
    ? { ...value, min: Math.min(to, value.max ?? sliderMax) }
    : { ...value, max: Math.max(to, value.min ?? sliderMin) };
}

function fraction(amount: number): number {
  return (amount - sliderMin) / (sliderMax - sliderMin);
}

/** Two native sliders on one track: keyboard, touch and screen readers as the browser knows them. */
export function InvestmentSlider({ value, onChange, className }: InvestmentSliderProps) {
  const inputs = useRef<Partial<Record<End, HTMLInputElement | null>>>({});
  const at = positions(value);
  const shown = (end: End) => (value[end] === null ? 'Any' : formatRupees(value[end]));
  const fill = { '--low': fraction(at.min), '--high': fraction(at.max) } as CSSProperties;

  // Takes over thumbs that were moved before the script ran, or restored by the browser on a reload.
  const adopt = useEffectEvent(() => {
    const early = ends.flatMap(({ end }) => {
      const to = inputs.current[end]?.valueAsNumber ?? at[end];
      return to === at[end] ? [] : [{ end, to }];
    });
    if (early.length > 0)
      onChange(early.reduce((range, { end, to }) => moved(range, end, to), value));
  });
  useEffect(() => adopt(), []);

  /** A press on the bare track brings the nearer thumb. */
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    const { left, width, height } = event.currentTarget.getBoundingClientRect();
    // A thumb is as wide as the track is high, and its middle stays inside.
    const part = Math.min(Math.max((event.clientX - left - height / 2) / (width - height), 0), 1);
    const to = sliderMin + Math.round((part * (sliderMax - sliderMin)) / sliderStep) * sliderStep;
    const end = Math.abs(to - at.min) < Math.abs(to - at.max) || to < at.min ? 'min' : 'max';
    inputs.current[end]?.focus();
    onChange(moved(value, end, to));
  };

  return (
    <fieldset className={className}>
      <legend className="mb-1.5 font-semibold">Investment range</legend>
      <div className="slider" style={fill} onPointerDown={press}>
        {ends.map(({ end, name, label }) => (
          <input
            key={end}
            ref={(input) => {
              inputs.current[end] = input;
            }}
            type="range"
            name={name}
            aria-label={label}
            aria-valuetext={shown(end)}
            min={sliderMin}
            max={sliderMax}
            step={sliderStep}
            value={at[end]}
            // Where both meet at the upper end, only the lower thumb can still move.
            style={{ zIndex: end === 'min' && fraction(at.min) > 0.5 ? 1 : undefined }}
            onChange={(event) => onChange(moved(value, end, event.currentTarget.valueAsNumber))}
          />
        ))}
      </div>
      {/* Without a script nothing keeps the amounts in step with the thumbs: then the scale is shown. */}
      <p className="slider-ends hidden noscript:flex">
        <span>{formatRupees(sliderMin)}</span>
        <span>{formatRupees(sliderMax)}</span>
      </p>
      <p aria-hidden="true" className="slider-ends noscript:hidden">
        {ends.map(({ end, word }) => (
          <span key={end}>
            {word} <b>{shown(end)}</b>
          </span>
        ))}
      </p>
    </fieldset>
  );
}
