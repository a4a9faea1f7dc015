import type { Api } from '@naya/contract/api/port';
import { emptyFranchiseQuery } from '@naya/contract/franchises/query';
import { cities } from '@naya/contract/constants';
import { embedScriptUrl } from '@naya/contract/partners/urls';
import { partnersUrl, withQuery, franchisesUrl } from '@naya/contract/urls';
import { writeReservingStyle } from './reserved-heights.ts';

export const limits = [1, 3, 6, 9, 12] as const;
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** How many brands the widget has to choose its cards from. */
export async function countBrands(
  api: Pick<Api, 'searchFranchises'>,
  { category, city }: Choices,
): Promise<number> {
  const asked = { category: category || null, openIn: city || null, limit: 1 };
  return (await api.searchFranchises({ ...emptyFranchiseQuery, ...asked })).total;
}

/** HTML for a partner to paste. The style keeps the place of the widget free; the link shows until the script has loaded, and where it never loads. */
export function writeSnippet(
  choices: Choices,
  expected: number,
  publicUrl: string,
  siteName: string,
): string {
  const limit = Number(choices.limit);
  const told = expected < limit ? { expected: String(expected) } : {};
  const attributes = Object.entries({ ...choices, ...told })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const listing =
    publicUrl + franchisesUrl({ category: choices.category || null, openIn: choices.city || null });
  return [
    `<script async src="${publicUrl}${embedScriptUrl}"></script>`,
    writeReservingStyle(limit, expected),
    `<franchise-listings${attributes.join('')}>`,
    `  <a href="${escaped(listing)}">Franchises on ${escaped(siteName)}</a>`,
    '</franchise-listings>',
  ].join('\n');
}
