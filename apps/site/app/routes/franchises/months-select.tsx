import { SelectField } from '../../components/field.tsx';

type MonthsSelectProps = {
  label: string;
  hint?: string;
  name: string;
  form: string | undefined;
  choices: { value: number; label: string }[];
  chosen: number | null;
  onChoose: (months: number | null) => void;
};

export function MonthsSelect({ choices, chosen, onChoose, ...field }: MonthsSelectProps) {
  return (
    <SelectField
      {...field}
      value={chosen ?? ''}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChoose(value === '' ? null : Number(value));
      }}
    >
      <option value="">Any</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
