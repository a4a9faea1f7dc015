import { operatingStates } from '@naya/contract/choices';
import { longestPlaceText } from '@naya/contract/forms/limits';
import { franchiseFields } from '@naya/contract/franchises/fields';
import { placeLists, placeText } from '@naya/contract/places/place';
import { readPlaces } from '@naya/contract/places/read-places';
import { suggestPlaces } from '@naya/contract/places/suggest-places';
import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Field, FieldError } from '../../components/field.tsx';
import { optionId, SuggestionList } from '../../components/suggestion-list.tsx';
import type { Bind, ListingField } from './listing-fields.ts';

type PlaceFieldsProps = { bind: Bind; onChange: (field: ListingField, text: string) => void };

const hints = {
  open_cities: 'Optional. Cities, “Anywhere in Goa” or “Whole of India”, with commas between them.',
  waiting_cities: 'Optional. Where nothing is free just now, but you take names.',
  outlet_cities: 'Optional. With the number of outlets where you like: Pune (3), Nashik.',
};

/** Where the brand is looking for partners: investors search by city. */
export function PlaceFields({ bind, onChange }: PlaceFieldsProps) {
  return placeLists.map((list) => {
    const { name, value, error } = bind(list);
    return (
      <PlaceField
        key={list}
        label={franchiseFields[list].label}
        hint={hints[list]}
        {...{ name, value, error }}
        onChange={(text) => onChange(list, text)}
      />
    );
  });
}

type PlaceFieldProps = {
  label: string;
  hint: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** Many places in one text box, as plain text; with JavaScript the one that is being typed is suggested and all are shown as they were read. */
function PlaceField({ label, hint, name, value, error, onChange }: PlaceFieldProps) {
  const list = useId();
  const { options, active, choose, type, press, close } = usePlaceOptions({
    text: value,
    onChange,
  });
  return (
    <div>
      <Field label={label} hint={hint} error={error ?? null}>
        {(control) => (
          <div className="relative">
            <input
              {...control}
              name={name}
              value={value}
              maxLength={longestPlaceText}
              autoComplete="off"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={list}
              aria-activedescendant={active >= 0 ? optionId(list, active) : undefined}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={press}
              onBlur={close}
            />
            <SuggestionList
              id={list}
              label={`Suggestions: ${label}`}
              options={options.map(({ text, note }) => ({ label: text, note }))}
              active={active}
              onChoose={choose}
            />
          </div>
        )}
      </Field>
      <PlaceChips label={label} text={value} onChange={onChange} />
    </div>
  );
}

const shownAtMost = 8;
const lastPart = /[^,;]*$/;

type Options = { text: string; onChange: (text: string) => void };

/** Suggests places for the one being typed, the last of the text. */
function usePlaceOptions({ text, onChange }: Options) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = lastPart.exec(text)?.[0] ?? '';
  const options = isOpen ? suggestPlaces(typed, shownAtMost) : [];

  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    const before = text.replace(lastPart, '').trimEnd();
    onChange(`${before && `${before} `}${option.text}, `);
    setActive(-1);
  };
  const type = (value: string) => {
    onChange(value);
    setActive(-1);
    setOpen(true);
  };
  const press = (event: KeyboardEvent) => {
    const last = options.length - 1;
    if (last < 0) return;
    if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1);
    else return;
    event.preventDefault();
  };
  return { options, active, choose, type, press, close: () => setOpen(false) };
}

type PlaceChipsProps = { label: string; text: string; onChange: (text: string) => void };

/** The places of the text as they were read, each of which can be taken out. What is not known stays in the text. */
function PlaceChips({ label, text, onChange }: PlaceChipsProps) {
  const { places, unknown } = readPlaces(text);
  if (places.length === 0) return null;
  const names = places.map(placeText);
  const remove = (name: string) =>
    onChange([...names.filter((each) => each !== name), ...unknown].join('; '));
  return (
    <ul aria-label={`Chosen: ${label}`} className="mt-2 flex flex-wrap gap-2 noscript:hidden">
      {names.map((name) => (
        <li key={name}>
          <RemoveChip label={name} onRemove={() => remove(name)} />
        </li>
      ))}
    </ul>
  );
}

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

/** Something chosen, and the button that takes it back. */
function RemoveChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={`Remove ${label}`}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sign-tint pr-3 pl-4 font-semibold text-sign hover:bg-sign hover:text-on-sign"
    >
      {label}
      <X aria-hidden size={16} />
    </button>
  );
}
