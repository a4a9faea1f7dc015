/** The text fields of a form, trimmed; a missing one is empty. */
export function textsOf<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const texts = {} as Record<Name, string>;
  for (const name of names) {
    const value = form.get(name);
    texts[name] = typeof value === 'string' ? value.trim() : '';
  }
  return texts;
}
