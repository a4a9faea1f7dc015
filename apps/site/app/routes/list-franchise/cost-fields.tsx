import { costPartNames, costParts } from '@naya/contract/franchises/cost-parts';
import { formatRupees } from '@naya/contract/format/amount';
import { splitTags } from '@naya/contract/format/tags';
import { toNumber } from '@naya/contract/numeric';
import { FieldError } from '../../components/field-error.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { TextField } from '../../components/field.tsx';
import type { Bind } from './bind.ts';

type CostFieldsProps = { bind: Bind; onNotIncluded: (parts: string[]) => void };

/** Closed at first: nobody has to split up the investment. Open while something stands in it. */
export function CostFields({ bind, onNotIncluded }: CostFieldsProps) {
  const { name, value, error } = bind('costs_not_included');
  const excluded = splitTags(value);
  const isUsed = value !== '' || costPartNames.some((part) => bind(part).value !== '');
  const toggle = (label: string, isOn: boolean) =>
    onNotIncluded(isOn ? [...excluded, label] : excluded.filter((each) => each !== label));
  return (
    <details open={isUsed || undefined} className="sm:col-span-2">
      <summary className="cursor-pointer py-2 font-semibold text-sign">
        What the investment is made of (optional)
      </summary>
      <p className="mb-4 text-ink-muted">
        Leave a field empty if you would rather not say: investors then read “not stated”.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {costPartNames.map((part) => {
          const field = bind(part);
          const label = costParts[part];
          const amount = toNumber(field.value);
          return (
            <div key={part}>
              <TextField
                label={label}
                inputMode="decimal"
                hint={amount === null ? 'In rupees' : formatRupees(amount)}
                {...field}
              />
              <Checkbox
                name={name}
                value={label}
                checked={excluded.includes(label)}
                onChange={(event) => toggle(label, event.currentTarget.checked)}
              >
                <span>
                  <span className="sr-only">{label}: </span>not in the investment above
                </span>
              </Checkbox>
            </div>
          );
        })}
      </div>
      <FieldError>{error}</FieldError>
    </details>
  );
}
