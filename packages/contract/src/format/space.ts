const unit = /sq|ft|feet|foot|met(?:er|re)|m2|m²|yard|acre/i;

/** '450' → '450 sq ft'. Text that names its unit, or holds no figure, is shown as it is. */
export function formatSpace(value: number | string | null | undefined): string {
  const text = String(value ?? '').trim();
  if (!text || text === 'NaN') return 'N/A';
  return unit.test(text) || !/\d/.test(text) ? text : `${text} sq ft`;
}
