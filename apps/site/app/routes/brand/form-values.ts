/** The texts of a form by their fields; those that share a name are lines of one. */
export type Values = Record<string, string>;

export const textsIn = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((each) => typeof each === 'string');

export function valuesOf(form: FormData): Values {
  const values: Values = {};
  for (const name of new Set(form.keys())) values[name] = textsIn(form, name).join('\n');
  return values;
}
