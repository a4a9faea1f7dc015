export const samplePhone = /^\+91 00000 \d{5}$/;
export const sampleEmail = /^[a-z0-9-]+@example\.in$/;

export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const numberWords = 'one two three four five six seven eight nine ten'.split(' ');

/** "₹75,000", "₹1.6 lakh", "three lakh": read by `amountIn`. */
export const amountPattern = `(?:₹(?<rupees>[\\d,]{4,})|₹?(?<lakhs>[\\d.]+|${numberWords.join('|')}) lakh)`;

export function amountIn({ rupees, lakhs = '' }: Record<string, string | undefined>): number {
  if (rupees) return Number(rupees.replaceAll(',', ''));
  const word = numberWords.indexOf(lakhs.toLowerCase());
  return Math.round((word === -1 ? Number(lakhs) : word + 1) * 100_000);
}
