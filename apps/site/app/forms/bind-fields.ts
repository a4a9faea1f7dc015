import type { FieldErrors } from './form-answer.ts';

type Bound = { name: string; defaultValue: string | undefined; error: string | undefined };
export type BindField<Name extends string> = (name: Name) => Bound;

/** Ties each control to its field of the form's last answer. */
export function bindFields<Name extends string>(
  values: Partial<Record<Name, string>> | null | undefined,
  errors: FieldErrors,
): BindField<Name> {
  return (name) => ({ name, defaultValue: values?.[name], error: errors[name] });
}
