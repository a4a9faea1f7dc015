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

export function MonthsSelect({ chosen, onChoose, ...field }: MonthsSelectProps) {
  return (
    <SelectField
      {...field}
      placeholder="Any"
      value={chosen ?? ''}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChoose(value === '' ? null : Number(value));
      }}
    />
  );
}
