import { z } from 'zod';
import { franchiseFields } from '../franchises/fields.ts';
import { openPlaces, outletPlaces } from '../places/form.ts';
import { placeText, withoutCount, type PlaceLists } from '../places/place.ts';
import { readPlaces } from '../places/read-places.ts';
import { longestPlaceText } from '../forms/limits.ts';

type Typed = z.input<ReturnType<typeof outletPlaces>>;

const typedText = z
  .string()
  .max(longestPlaceText, { error: `Please use at most ${longestPlaceText} characters` })
  .nullish()
  .transform((text): Typed => (text?.trim() ? [text] : []));

type Shown = Parameters<typeof placeText>[0];

/** As text in our spelling, since a form sends text. Not stated when missing or empty; then the payload lacks it. */
const asText = (places: Shown[]) => places.map(placeText).join('; ') || undefined;

const { open_cities, waiting_cities, outlet_cities } = franchiseFields;

/** Where the brand is: additional to the fields that the specification names, none required. */
export const placeFieldsOfListing = {
  open_cities: typedText.pipe(openPlaces(open_cities.max)).transform(asText).optional(),
  waiting_cities: typedText.pipe(openPlaces(waiting_cities.max)).transform(asText).optional(),
  outlet_cities: typedText.pipe(outletPlaces(outlet_cities.max)).transform(asText).optional(),
} satisfies Record<keyof PlaceLists, z.ZodType>;

/** The lists that a checked listing states. */
export function placesOfListing(listing: {
  [List in keyof PlaceLists]?: string | undefined;
}): PlaceLists {
  const read = (list: keyof PlaceLists) => readPlaces(listing[list] ?? '').places;
  return {
    open_cities: read('open_cities').map(withoutCount),
    waiting_cities: read('waiting_cities').map(withoutCount),
    outlet_cities: read('outlet_cities'),
  };
}
