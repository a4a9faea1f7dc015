import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextArrayInput,
  TextInput,
  useInput,
  useTranslateLabel,
} from 'react-admin';
import {
  franchiseFields,
  type FranchiseField as Field,
  type FranchiseFieldName,
} from '@naya/contract/franchises/fields';
import { cities } from '@naya/contract/places/cities';
import { placeText, type OutletPlace, type Place } from '@naya/contract/places/place';
import { readPlaces, withoutRepeats } from '@naya/contract/places/read-places';
import { states } from '@naya/contract/places/states';

type Props = { source: FranchiseFieldName; minRows?: number };

const inputTypes: Partial<Record<Field['kind'], string>> = { email: 'email', url: 'url' };

/** The input of a field, as the table of fields describes it; pictures, slug and category have inputs of their own. */
export function FranchiseField({ source, minRows }: Props) {
  const field: Field = franchiseFields[source];
  const shared = { source, label: field.label, fullWidth: true };
  switch (field.kind) {
    case 'flag':
      return <BooleanInput source={source} label={field.label} defaultValue={field.fallback} />;
    case 'number':
    case 'year':
    case 'percent':
      return <NumberInput {...shared} min={0} max={field.max} />;
    case 'places':
    case 'outlets':
      return (
        <PlacesInput source={source} label={field.label} hasCounts={field.kind === 'outlets'} />
      );
    case 'list':
      return <TextArrayInput {...shared} />;
    case 'option':
      return <SelectInput {...shared} choices={[...field.choices]} />;
    case 'options':
      return <SelectArrayInput {...shared} choices={[...field.choices]} />;
    case 'text':
      return <TextInput {...shared} multiline minRows={minRows ?? 1} />;
    default:
      return (
        <TextInput
          {...shared}
          type={inputTypes[field.kind] ?? 'text'}
          isRequired={source === 'business_name'}
        />
      );
  }
}

type Chosen = Place & { count?: number | null };
type PlacesProps = { source: string; label: string; hasCounts: boolean };

const options: Chosen[] = [
  { city: null, state: null },
  ...states.map((state) => ({ city: null, state })),
  ...cities.map(({ name, state }) => ({ city: name, state })),
];
const otherNames = new Map(cities.map(({ name, otherNames: names }) => [name, names.join(' ')]));
const maxShown = 30;

/** A place matches when one of its words, or of its other names, begins with the typed text. */
function suggest(all: Chosen[], typed: string): Chosen[] {
  const wanted = typed.trim().toLowerCase();
  const names = (place: Chosen) =>
    ` ${placeText(place)} ${otherNames.get(place.city ?? '') ?? ''}`.toLowerCase();
  return all.filter((place) => names(place).includes(` ${wanted}`)).slice(0, maxShown);
}

const asStored = (place: Chosen, hasCounts: boolean): Place | OutletPlace => {
  const { city, state, count = null } = place;
  return hasCounts ? { city, count, state } : { city, state };
};

const isSamePlace = (one: Chosen, other: Chosen | string) =>
  typeof other !== 'string' && one.city === other.city && one.state === other.state;

/** Many places: chosen one by one, or typed or pasted as a list. With counts, "Pune (3)" says how many. */
function PlacesInput({ source, label, hasCounts }: PlacesProps) {
  const translateLabel = useTranslateLabel();
  const { field, fieldState, id } = useInput({ source, defaultValue: [] });
  const [unknown, setUnknown] = useState<string[]>([]);
  const change = (chosen: (Chosen | string)[]) => {
    const read = chosen.map((each) =>
      typeof each === 'string' ? readPlaces(each) : { places: [each], unknown: [] },
    );
    setUnknown(read.flatMap((each) => each.unknown));
    const places = withoutRepeats<Chosen>(read.flatMap((each) => each.places));
    field.onChange(places.map((place) => asStored(place, hasCounts)));
  };
  const hint = hasCounts
    ? 'Type or paste cities, with their number of outlets: Pune (3), Indore'
    : 'Type or paste cities, states or “Whole of India”';
  const doubt = unknown.length > 0 && `Not known, please add the state: ${unknown.join(', ')}`;
  return (
    <Autocomplete<Chosen, true, false, true>
      id={id}
      multiple
      freeSolo
      autoSelect
      fullWidth
      sx={{ mb: 2 }}
      filterSelectedOptions
      options={options}
      value={(field.value as Chosen[] | null) ?? []}
      getOptionLabel={(each) => (typeof each === 'string' ? each : placeText(each))}
      isOptionEqualToValue={isSamePlace}
      filterOptions={(all, { inputValue }) => suggest(all, inputValue)}
      onChange={(_event, chosen) => change(chosen)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translateLabel({ source, label })}
          error={fieldState.invalid || Boolean(doubt)}
          helperText={fieldState.error?.message ?? (doubt || hint)}
        />
      )}
    />
  );
}
