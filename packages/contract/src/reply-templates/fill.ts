/** A template may leave these open; each text stands for an unknown value. */
const fallbacks = { name: 'Sir or Madam', brand: 'the franchise', reference: '' };
type TemplateValues = Partial<Record<keyof typeof fallbacks, string | null>>;

/** Puts name, brand and reference in place of {name}, {brand} and {reference}. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(
    /\{(name|brand|reference)\}/g,
    (_, field: keyof typeof fallbacks) => values[field] || fallbacks[field],
  );
}
