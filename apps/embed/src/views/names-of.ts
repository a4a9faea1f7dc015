import type { ShownFranchise } from '@naya/contract/franchises/normalise-shown';
import type { WidgetQuery } from '../attributes.ts';

export type Names = { category: string | null; city: string | null };

/** A category may be asked for by its slug, a city in lower case. */
const isSlug = (text: string) => /^[a-z\d-]+$/.test(text);

/** The names of what is asked for, as the cards found have them; until there are some as it is written, unless that is a slug. */
export function namesOf({ category, city }: WidgetQuery, found: ShownFranchise[]): Names {
  const name = (asked: string | null, names: (string | undefined)[]) => {
    if (asked === null) return null;
    const known = [...new Set(names)].filter((each) => each !== undefined);
    if (known.length === 1) return known[0] ?? null;
    return known.length === 0 && isSlug(asked) ? null : asked;
  };
  return {
    category: name(
      category,
      found.map((each) => each.category),
    ),
    city: name(
      city,
      found.map((each) => each.place_match?.city),
    ),
  };
}
