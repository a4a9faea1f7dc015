import { homeCategories } from '@naya/contract/constants';
import type { ComponentProps } from 'react';
import { SelectField } from '../components/field.tsx';
import { Section } from '../components/section.tsx';
import type { SectionData } from '../data/load.ts';

type CategorySelectProps = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  of: SectionData<string[]>;
  placeholder: string;
  labelOf?: (name: string) => string;
};

/** When the categories cannot be read it says so, and the home page's list keeps the form usable. */
export function CategorySelect({ of, ...rest }: CategorySelectProps) {
  const choice = (names: readonly string[], hint?: string) => (
    <Choice {...rest} names={names} hint={hint} />
  );
  return (
    <Section
      of={of}
      loading={<Choice {...rest} names={[]} placeholder="Loading ..." disabled />}
      failed={(message) => choice(homeCategories, `${message}: these are the usual ones.`)}
    >
      {(names) => choice(names)}
    </Section>
  );
}

type ChoiceProps = Omit<CategorySelectProps, 'of'> & { names: readonly string[] };

function Choice({ names, placeholder, labelOf, ...select }: ChoiceProps) {
  return (
    <SelectField {...select}>
      <option value="">{placeholder}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {labelOf?.(name) ?? name}
        </option>
      ))}
    </SelectField>
  );
}
