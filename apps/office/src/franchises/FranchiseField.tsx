import {
  franchiseFields,
  type FranchiseField as Field,
  type FranchiseFieldName,
} from '@naya/contract/franchises/fields';
import {
  BooleanInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { PlacesInput } from './PlacesInput.tsx';

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
