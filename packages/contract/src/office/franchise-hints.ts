const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** Fifteen characters of a fixed shape, the last of them a checksum over the others. */
export function isGstin(text: string): boolean {
  const number = text.trim().toUpperCase();
  if (!shape.test(number)) return false;
  const sum = number
    .slice(0, 14)
    .split('')
    .reduce((total, character, index) => {
      const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
      return total + Math.floor(product / 36) + (product % 36);
    }, 0);
  return digits[(36 - (sum % 36)) % 36] === number[14];
}

type Hinted = {
  business_logo: string | null;
  images: string[];
  description: string;
  investment_min: number | null;
  investment_max: number | null;
  excepted_roi_min: number | null;
  excepted_roi_max: number | null;
  gst_number: string | null;
};

const above = (low: number | null, high: number | null) =>
  low !== null && high !== null && low > high;

const rules: { hint: string; applies: (franchise: Hinted) => boolean }[] = [
  {
    hint: 'The minimum investment is above the maximum.',
    applies: (each) => above(each.investment_min, each.investment_max),
  },
  {
    hint: 'The shortest payback is above the longest.',
    applies: (each) => above(each.excepted_roi_min, each.excepted_roi_max),
  },
  {
    hint: 'The GSTIN is not a valid one: its shape or its checksum is wrong.',
    applies: (each) => Boolean(each.gst_number) && !isGstin(each.gst_number ?? ''),
  },
  { hint: 'There is no logo.', applies: (each) => !each.business_logo },
  { hint: 'There are no pictures.', applies: (each) => each.images.length === 0 },
  {
    hint: 'The description is very short.',
    applies: (each) => each.description.trim().length < 80,
  },
];

/** What a reviewer should look at; none of it forbids anything. */
export function franchiseHints(franchise: Hinted): string[] {
  return rules.filter((rule) => rule.applies(franchise)).map((rule) => rule.hint);
}
