import { operatingStates } from '@naya/contract/submissions/choices';
import { useId, useState } from 'react';
import { FieldError } from '../../components/field-error.tsx';
import { RemoveChip } from './remove-chip.tsx';

type StatePickerProps = {
  selected: string[];
  error?: string | undefined;
  onChange: (states: string[]) => void;
};

/** Checkboxes with a filter; what is chosen stands above as chips. */
export function StatePicker({ selected, error, onChange }: StatePickerProps) {
  const id = useId();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const matches = operatingStates.filter((state) => state.toLowerCase().includes(wanted));
  const remove = (state: string) => onChange(selected.filter((each) => each !== state));
  const toggle = (state: string, isOn: boolean) =>
    isOn ? onChange([...selected, state]) : remove(state);

  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className="mb-1.5 font-semibold">
        Operating States
        <span aria-hidden="true" className="text-brick">
          {' '}
          *
        </span>
      </legend>
      {selected.length > 0 && (
        <ul aria-label="Selected states" className="mb-3 flex flex-wrap gap-2">
          {selected.map((state) => (
            <li key={state}>
              <RemoveChip label={state} onRemove={() => remove(state)} />
            </li>
          ))}
        </ul>
      )}
      <input
        type="search"
        aria-label="Filter states"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        placeholder="Type to filter the states"
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="control rounded-b-none noscript:hidden"
      />
      <div className="grid max-h-72 gap-x-4 overflow-y-auto rounded-b-control border border-t-0 border-line-strong px-3 py-2 sm:grid-cols-2 xl:grid-cols-3 noscript:max-h-none noscript:border-t">
        {operatingStates.map((state) => (
          <label
            key={state}
            hidden={!matches.includes(state)}
            className="flex min-h-11 items-center gap-3 [[hidden]]:hidden"
          >
            <input
              type="checkbox"
              name="operatingstates"
              value={state}
              checked={selected.includes(state)}
              onChange={(event) => toggle(state, event.currentTarget.checked)}
              className="size-5 shrink-0 accent-sign"
            />
            {state}
          </label>
        ))}
        <output className="text-ink-muted sm:col-span-full">
          {matches.length === 0 && 'No state matches.'}
        </output>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
