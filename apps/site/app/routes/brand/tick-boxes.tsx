import { useId } from 'react';
import { FieldError } from '../../components/field-error.tsx';
import { Checkbox } from '../../components/checkbox.tsx';

type Box = { value: string; label: string; isTicked: boolean; remark?: string };
type TickBoxesProps = {
  title: string;
  hint?: string;
  name: string;
  boxes: Box[];
  /** Values sent and refused, in the place of the stored ones. */
  typed: Record<string, string> | undefined;
  error?: string | undefined;
};

/** Boxes that share a name; the form sends those that are ticked. */
export function TickBoxes({ title, hint, name, boxes, typed, error }: TickBoxesProps) {
  const id = useId();
  const sent = typed && (typed[name] ?? '').split('\n');
  return (
    <fieldset aria-describedby={hint || error ? id : undefined}>
      <legend className="text-xl font-bold">{title}</legend>
      <div id={id}>
        {hint && <p className="mt-1 text-ink-muted">{hint}</p>}
        <FieldError>{error}</FieldError>
      </div>
      <div className="mt-2 grid">
        {boxes.map(({ value, label, isTicked, remark }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            defaultChecked={sent ? sent.includes(value) : isTicked}
            labelClass="wrap-anywhere"
          >
            {label}
            {remark && <span className="text-ink-muted">{remark}</span>}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
