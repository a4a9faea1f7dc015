import { franchiseFields } from '@naya/contract/franchises/fields';
import { placeLists } from '@naya/contract/places/place';
import type { Bind } from './bind.ts';
import type { ListingField } from './listing-fields.ts';
import { PlaceField } from './place-field.tsx';

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
