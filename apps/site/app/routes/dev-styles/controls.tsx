import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { SelectField, TextArea, TextField } from '../../components/field.tsx';
import { InvestmentSlider } from '../../components/investment-slider.tsx';
import type { InvestmentRange } from '../../components/money-scale.ts';

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

const onPaper = ['primary', 'accent', 'outline', 'quiet'] as const;

export function Buttons() {
  return (
    <>
      {(['medium', 'large'] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {onPaper.map((look) => (
            <Button key={look} look={look} size={size}>
              {look}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled
          </Button>
        </div>
      ))}
      <div className="on-board flex gap-3 bg-board p-4">
        <Button look="onBoard">onBoard</Button>
        <Button look="accent">accent</Button>
      </div>
    </>
  );
}

export function Fields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Empty" placeholder="City or state" />
      <TextField label="Filled" required defaultValue="Meera Test" />
      <TextField label="With a hint" hint="10 digits, without +91" />
      <TextField label="With an error" required error="Please enter your name" />
      <TextField label="Disabled" disabled defaultValue="Pune" />
      <SelectField label="Choice" choices={['Select a range']} />
      <TextArea label="Text" error="Please enter your message" className="sm:col-span-2" />
    </div>
  );
}
