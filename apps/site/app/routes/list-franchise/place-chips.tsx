import { placeText } from '@naya/contract/places/place';
import { readPlaces } from '@naya/contract/places/read-places';
import { RemoveChip } from './remove-chip.tsx';

type PlaceChipsProps = { label: string; text: string; onChange: (text: string) => void };

/** The places of the text as they were read, each of which can be taken out. What is not known stays in the text. */
export function PlaceChips({ label, text, onChange }: PlaceChipsProps) {
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
