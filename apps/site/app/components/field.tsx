import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.ts';

type FieldFrame = { label: ReactNode; hint?: ReactNode; error?: string | null; className?: string };

type Control = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldFrame & { required?: boolean; children: (control: Control) => ReactNode };

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, required, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-balance">
        {label}
        {required && (
          <span aria-hidden="true" className="text-brick">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        className: 'control',
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldFrame & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, className }} required={input.required}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  className,
  ...area
}: FieldFrame & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, className }} required={area.required}>
      {(control) => (
        <textarea
          rows={4}
          {...control}
          {...area}
          className={classes(control.className, 'py-2.5')}
        />
      )}
    </Field>
  );
}

type Choice = string | number | { value: string | number; label: string | number };

type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'children'> & {
    choices: readonly Choice[];
    /** Stands first, and for no choice. */
    placeholder?: string;
  };

export function SelectField({
  label,
  hint,
  error,
  className,
  choices,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, className }} required={select.required}>
      {(control) => (
        <select {...control} {...select} className={classes(control.className, 'control-select')}>
          {placeholder && <option value="">{placeholder}</option>}
          {choices.map((choice) => {
            const option =
              typeof choice === 'object' ? choice : { value: undefined, label: choice };
            return (
              <option key={option.value ?? option.label} value={option.value}>
                {option.label}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}

/** The error of a field, below it; nothing while there is no text. */
export function FieldError({ children, ...paragraph }: ComponentProps<'p'>) {
  if (!children) return null;
  return (
    <p {...paragraph} className="mt-1 text-sm font-semibold text-brick">
      {children}
    </p>
  );
}
