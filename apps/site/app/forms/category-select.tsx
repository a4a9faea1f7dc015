import type { Api } from '@naya/contract/api/port';
import { homeCategories } from '@naya/contract/constants';
import type { ComponentProps } from 'react';
import { SelectField } from '../components/field.tsx';
import { Section } from '../components/section.tsx';
import type { SectionData } from '../data/load.ts';

type CategorySelectProps = Omit<ComponentProps<typeof SelectField>, 'choices'> & {
  of: SectionData<string[]>;
  labelOf?: (name: string) => string;
};

/** When the categories cannot be read it says so, and the home page's list keeps the form usable. */
export function CategorySelect({ of, labelOf, ...rest }: CategorySelectProps) {
  const select = (names: readonly string[], hint?: string) => (
    <SelectField
      {...rest}
      hint={hint}
      choices={names.map((name) => ({ value: name, label: labelOf?.(name) ?? name }))}
    />
  );
  return (
    <Section
      of={of}
      loading={<SelectField {...rest} choices={[]} placeholder="Loading ..." disabled />}
      failed={(message) => select(homeCategories, `${message}: these are the usual ones.`)}
    >
      {(names) => select(names)}
    </Section>
  );
}

export async function readCategoryNames(api: Api): Promise<string[]> {
  const categories = await api.categories();
  return [...new Set(categories.map(({ name }) => name))];
}
