const numericText = /^-?\d+(\.\d+)?$/;
const decoration = /^(?:₹|rs\.?|inr)|[\s,]|%$/gi;

/** A number, or text that holds one ('5,00,000', '₹ 500', '12%'); anything else is null. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(decoration, '');
  if (!numericText.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}
