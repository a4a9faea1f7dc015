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
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    >
      <option value="">Any</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.count === null ? choice.value : `${choice.value} (${choice.count})`}
        </option>
      ))}
    </SelectField>
  );
}
