import {
  calculatorInputs,
  loanKeys,
  neededKeys,
  type CalculatorKey,
} from '@naya/contract/calculator/inputs';
import { maxTypedLength, roundFigure, type CalculatorCase } from '@naya/contract/calculator/query';
import { groupDigits } from '@naya/contract/format/count';
import { capitaliseFirst } from '@naya/contract/format/text';
import { calculatorUrl, franchiseParam } from '@naya/contract/urls';
import { Button } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { TextField } from '../../components/field.tsx';
import { FormCard } from '../../forms/form-card.tsx';
import type { Brand } from './brand.ts';

const groups: { title: string; keys: CalculatorKey[] }[] = [
  {
    title: 'Opening day',
    keys: ['fee', 'gst', 'interior', 'equipment', 'stock', 'rest', 'deposit', 'workingCapital'],
  },
  {
    title: 'A month',
    keys: [
      'bills',
      'bill',
      'days',
      'margin',
      'royalty',
      'marketing',
      'feesGst',
      'rent',
      'wages',
      'other',
    ],
  },
  { title: 'A loan', keys: ['loanShare', 'loanRate', 'loanYears'] },
];

/** Other units stand in the label itself. A unit never begins a line. */
const units: Record<string, string> = {
  rupees: '\u00a0(₹)',
  percent: '\u00a0(%)',
};

/** Labels, boxes and hints of two fields side by side stand at one height, however many lines each has. */
const fieldInRow = 'row-span-3 grid grid-rows-subgrid gap-y-0 *:first:self-end';

type CaseFormProps = {
  brand: Brand | null;
  given: CalculatorCase;
  onChange: (form: HTMLFormElement) => void;
};

/** Without JavaScript its button asks for the page again, with the figures in the URL. */
export function CaseForm({ brand, given, onChange }: CaseFormProps) {
  return (
    <FormCard>
      <form
        action={calculatorUrl()}
        aria-label="Your figures"
        className="grid gap-8 p-5 sm:p-6"
        onChange={({ currentTarget }) => onChange(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          onChange(event.currentTarget);
        }}
      >
        {brand && <input type="hidden" name={franchiseParam} value={brand.id} />}
        {groups.map(({ title, keys }) => (
          <fieldset key={title} className="grid grid-cols-2 gap-x-4 gap-y-5">
            <legend className="mb-3 text-xl font-bold">{title}</legend>
            {keys.map((key, index) => (
              <TextField
                key={key}
                name={key}
                label={labelOf(key)}
                hint={sayWhose(key, given, brand)}
                error={given.faults[key]?.message}
                defaultValue={shownText(key, given)}
                inputMode="decimal"
                maxLength={maxTypedLength}
                autoComplete="off"
                className={classes(fieldInRow, isAlone(index, keys) && 'col-span-2')}
              />
            ))}
          </fieldset>
        ))}
        <noscript>
          <Button type="submit" className="w-full">
            Calculate
          </Button>
        </noscript>
      </form>
    </FormCard>
  );
}

/** The first of an odd number takes the whole row, so that none stands alone at the end. */
function isAlone(index: number, keys: CalculatorKey[]): boolean {
  return index === 0 && keys.length % 2 === 1;
}

function labelOf(key: CalculatorKey): string {
  const { label, unit } = calculatorInputs[key];
  return label + (units[unit] ?? '');
}

function shownText(key: CalculatorKey, { values, faults }: CalculatorCase): string {
  const value = values[key];
  return faults[key]?.typed ?? (value === null ? '' : showFigure(roundFigure(key, value)));
}

function showFigure(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  return [groupDigits(whole), ...(decimals ? [decimals] : [])].join('.');
}

function sayWhose(
  key: CalculatorKey,
  { sources, values }: CalculatorCase,
  brand: Brand | null,
): string {
  switch (sources[key]) {
    case 'brand':
      return `Stated by ${brand?.name}`;
    case 'trade':
      return `Usual in ${brand?.category}`;
    case 'law':
      return 'The rate by law';
    case 'visitor':
      return 'Your estimate';
    default: {
      if (key.startsWith('loan') && !values.loanShare) return 'Only with a loan';
      const needed: CalculatorKey[] = [...neededKeys, ...(values.loanShare ? loanKeys : [])];
      const unstated = brand ? 'Not stated; ' : '';
      const text = `${unstated}${needed.includes(key) ? 'needed' : 'counts as nothing'}`;
      return capitaliseFirst(text);
    }
  }
}
