import { isChosen, type Choice } from './choices.ts';

type Group = {
  name: string;
  form: string | undefined;
  chosen: string | null;
  onChoose: (value: string | null) => void;
};

type ChoiceListProps = Group & {
  legend: string;
  choices: Choice[];
  /** Behind a disclosure, for the long tail. */
  others?: Choice[];
};

/** One choice out of many, each with how many franchises it would leave. */
export function ChoiceList({ legend, choices, others, ...group }: ChoiceListProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <Row choice={null} {...group} />
      {choices.map((choice) => (
        <Row key={choice.value} choice={choice} {...group} />
      ))}
      {others && others.length > 0 && (
        <details>
          <summary className="py-1.5 font-semibold text-sign pointer-coarse:py-2.5">
            {others.length} more
          </summary>
          {others.map((choice) => (
            <Row key={choice.value} choice={choice} {...group} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

/** `null` is the choice of none. */
function Row({ choice, name, form, chosen, onChoose }: Group & { choice: Choice | null }) {
  return (
    <label className="choice">
      <input
        type="radio"
        name={name}
        form={form}
        value={choice?.value ?? ''}
        checked={choice ? isChosen(choice.value, chosen) : chosen === null}
        onChange={() => onChoose(choice?.value ?? null)}
      />
      {choice ? `${choice.value} ` : 'Any'}
      {choice && choice.count !== null && <Count of={choice.count} />}
    </label>
  );
}

function Count({ of }: { of: number }) {
  return (
    <small>
      {of}
      <span className="sr-only">{of === 1 ? ' franchise' : ' franchises'}</span>
    </small>
  );
}
