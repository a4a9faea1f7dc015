import { SelectField } from '../../components/field.tsx';
import { isChosen, type Choice } from './choices.ts';

type PlaceSelectProps = {
  label: string;
  name: string;
  form: string | undefined;
  choices: Choice[];
  chosen: string | null;
  onChoose: (place: string | null) => void;
};

/** One place out of many, each with how many franchises it would leave. */
export function PlaceSelect({ choices, chosen, onChoose, ...field }: PlaceSelectProps) {
  const value = choices.find((choice) => isChosen(choice.value, chosen))?.value ?? '';
  return (
    <SelectField
      {...field}
      placeholder="Any"
      choices={choices.map(({ value: place, count }) => ({
        value: place,
        label: count === null ? place : `${place} (${count})`,
      }))}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    />
  );
}
