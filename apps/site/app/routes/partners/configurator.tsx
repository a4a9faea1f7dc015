import { cities } from '@naya/contract/constants';
import { partnersUrl } from '@naya/contract/urls';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import type { SectionData } from '../../data/load.ts';
import { CategorySelect } from '../../forms/category-select.tsx';
import { FormCard } from '../../forms/form-card.tsx';
import { limits, readChoices, themes, type Choices } from './choices.ts';

type ConfiguratorProps = {
  categories: SectionData<string[]>;
  choices: Choices;
  onChange: (choices: Choices) => void;
};

/** Without JavaScript its button asks for the page again, with the choices in the URL. */
export function Configurator({ categories, choices, onChange }: ConfiguratorProps) {
  const form = useRef<HTMLFormElement>(null);
  const change = () => {
    if (form.current) onChange(readChoices(new FormData(form.current)));
  };
  // Applies choices made before hydration or restored by the browser.
  const catchUp = useEffectEvent(change);
  useEffect(() => catchUp(), []);

  return (
    <FormCard>
      <form
        ref={form}
        action={partnersUrl}
        onChange={change}
        onSubmit={(event) => event.preventDefault()}
        aria-label="What to show"
        className="grid gap-4 p-5 sm:grid-cols-2 lg:grid-cols-1"
      >
        <CategorySelect
          of={categories}
          label="Category"
          name="category"
          placeholder="All categories"
          defaultValue={choices.category}
        />
        <SelectField
          label="City"
          name="city"
          placeholder="All cities"
          choices={cities}
          defaultValue={choices.city}
        />
        <SelectField label="Cards" name="limit" choices={limits} defaultValue={choices.limit} />
        <SelectField label="Theme" name="theme" choices={themes} defaultValue={choices.theme} />
        <noscript>
          <Button type="submit" className="w-full">
            Write the snippet
          </Button>
        </noscript>
      </form>
    </FormCard>
  );
}
