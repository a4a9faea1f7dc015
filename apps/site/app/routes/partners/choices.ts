import { cities } from '@naya/contract/constants';
import { partnersUrl, withQuery } from '@naya/contract/urls';

export const limits = [3, 6, 9, 12] as const;
export const themes = [
  { value: 'auto', label: 'As your page says (color-scheme)' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Theme = (typeof themes)[number]['value'];
export type Choices = { category: string; city: string; limit: string; theme: Theme };

const usual: Choices = { category: '', city: '', limit: '6', theme: 'auto' };

function oneOf<Option extends string>(
  value: string | null,
  options: readonly Option[],
  fallback: Option,
): Option {
  return options.find((option) => option === value) ?? fallback;
}

/** From the URL, or from the form as it stands. */
export function readChoices(from: { get: (name: string) => FormDataEntryValue | null }): Choices {
  const text = (name: string) => {
    const value = from.get(name);
    return typeof value === 'string' ? value.slice(0, 100) : '';
  };
  return {
    category: text('category'),
    city: oneOf<string>(text('city'), cities, usual.city),
    limit: oneOf(text('limit'), limits.map(String), usual.limit),
    theme: oneOf(
      text('theme'),
      themes.map(({ value }) => value),
      usual.theme,
    ),
  };
}

/** The canonical form of the page's URL with these choices. */
export function choicesUrl(choices: Choices): string {
  const chosen = Object.entries(choices).filter(
    ([name, value]) => value !== usual[name as keyof Choices],
  );
  return withQuery(partnersUrl, new URLSearchParams(chosen));
}
