import { franchiseFields } from './fields.ts';

type Values = Record<string, unknown>;

const promise = String.raw`(?:guarant\w*|assured|fixed|risk[ -]?free|100 ?%|पक्क\S*|गारंटी)`;
const gain = String.raw`(?:returns?|profits?|incomes?|earnings?|roi|mg|buy[ -]?back|मुनाफ\S*|कमाई)`;
const guaranteed = new RegExp(
  String.raw`${promise}[^.\n]{0,40}(?<![\p{L}\p{M}])${gain}(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])${gain}[^.\n]{0,25}(?:guarant\w*|assured|गारंटी)`,
  'iu',
);
const token =
  /\b(?:token|booking|advance)\s+(?:money|amount|deposit|fee)\b|\bpay\b[^.\n]{0,30}\bto (?:block|book|reserve)\b/i;
/** An e-mail has a dot behind its sign, an id for payments has none. */
const upiId = /(?<![\w.-])[\w.-]{2,}@[a-z]{2,}(?![\w-]|\.\w)/i;
const shortLink =
  /\b(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|t\.me|wa\.me|cutt\.ly|rb\.gy|is\.gd|shorturl\.at|rebrand\.ly|forms\.gle)\/\S+/i;

/** Those in whose name franchises are offered that do not exist. */
const impersonated =
  /(?<!\p{L})(?:amul|dmart|domino[’']?s|haldiram[’']?s?|jio ?mart|kfc|mcdonald[’']?s?|patanjali|starbucks|tata 1mg|zudio)(?!\p{L})/iu;

/** No business needs either this little or so many times as much. */
const maxSpan = 25;

const written = Object.entries(franchiseFields)
  .filter(([name, { kind }]) => name !== 'email' && ['line', 'text', 'list', 'url'].includes(kind))
  .map(([name]) => name);

const rules: { mark: (found: string) => string; pattern: RegExp }[] = [
  { pattern: guaranteed, mark: (found) => `Promises a certain gain: “${found}”.` },
  { pattern: token, mark: (found) => `Asks for money beforehand: “${found}”.` },
  { pattern: upiId, mark: (found) => `Has an id for payments in its texts: “${found}”.` },
  { pattern: shortLink, mark: (found) => `Hides where a link leads: “${found}”.` },
  { pattern: impersonated, mark: (found) => `Names a brand of others: “${found}”. Ask for proof.` },
];

/** Why a listing may be fraud, each with what was found; an operator decides. */
export function fraudMarks(franchise: Values): string[] {
  const text = written
    .flatMap((name) => franchise[name])
    .filter((value) => typeof value === 'string')
    .join('\n');
  const marks = rules.flatMap(({ pattern, mark }) => {
    const found = pattern.exec(text)?.[0].trim();
    return found ? [mark(found)] : [];
  });
  const { investment_min: min, investment_max: max } = franchise;
  const isWide =
    typeof min === 'number' && typeof max === 'number' && min > 0 && max > min * maxSpan;
  return isWide ? [...marks, 'No business has such a span of investment.'] : marks;
}
