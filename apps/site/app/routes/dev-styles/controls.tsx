import { useState } from 'react';
import type { InvestmentRange } from '../../components/investment-range.ts';
import { InvestmentSlider } from '../../components/investment-slider.tsx';

const ranges: InvestmentRange[] = [
  { min: null, max: null },
  { min: 500_000, max: 1_500_000 },
];

/** Untouched and set; boxes and circles to choose, one of them chosen, one without results. */
export function Controls() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {ranges.map((range) => (
        <Slider key={range.min} range={range} />
      ))}
      {(['radio', 'checkbox'] as const).map((type) => (
        <div key={type}>
          <label className="choice">
            <input type={type} name={type} defaultChecked /> Chosen <small>12</small>
          </label>
          <label className="choice">
            <input type={type} name={type} /> Not chosen <small>3</small>
          </label>
          <label className="choice">
            <input type={type} name={type} disabled /> Disabled <small>0</small>
          </label>
        </div>
      ))}
    </div>
  );
}

function Slider({ range }: { range: InvestmentRange }) {
  const [value, setValue] = useState(range);
  return <InvestmentSlider value={value} onChange={setValue} />;
}
