import { longestPlaceText } from '@naya/contract/submissions/limits';
import { useId } from 'react';
import { Field } from '../../components/field.tsx';
import { optionId, SuggestionList } from '../../components/suggestion-list.tsx';
import { PlaceChips } from './place-chips.tsx';
import { usePlaceOptions } from './use-place-options.ts';

type PlaceFieldProps = {
  label: string;
  hint: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** Many places in one text box, as plain text; with JavaScript the one that is being typed is suggested and all are shown as they were read. */
export function PlaceField({ label, hint, name, value, error, onChange }: PlaceFieldProps) {
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
