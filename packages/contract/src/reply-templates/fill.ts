/** What a template may leave open, and what stands there when it is not known. */
const fallbacks = { name: 'Sir or Madam', brand: 'the franchise', reference: '' };
export type TemplateValues = Partial<Record<keyof typeof fallbacks, string | null>>;

/** Puts name, brand and reference in place of {name}, {brand} and {reference}. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(
    /\{(name|brand|reference)\}/g,
    (_, field: keyof typeof fallbacks) => values[field] || fallbacks[field],
  );
}
