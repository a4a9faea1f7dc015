import type { CheckedOption } from '../constants.ts';
import { formatMonth } from '../format/month.ts';
import type { CallSummary } from './franchisee-calls.ts';

/**
 * An operator can check these of a brand. `tier` says how far it goes; to confirm figures makes them fresh, not deeper. The deepest is
 * stamped on its card.
 */
export const checkKinds = {
  registration: {
    tier: 1,
    words: 'Registration numbers are well-formed and agree',
    stamp: 'Numbers checked',
  },
  document: { tier: 2, words: 'Document seen', stamp: 'Documents seen' },
  contact: { tier: 3, words: 'We rang the brand’s contact', stamp: 'Contact rung' },
  visit: { tier: 4, words: 'We visited an outlet', stamp: 'Visited' },
  figures: { tier: 0, words: 'Figures confirmed', stamp: null },
} as const;
export type CheckKind = keyof typeof checkKinds;
export const checkKindNames = Object.keys(checkKinds) as CheckKind[];

/** Kinds of papers; the paper itself stays private. */
export const documentKinds = [
  'GST certificate',
  'Certificate of incorporation',
  'Franchise agreement',
  'Trademark certificate',
  'Audited accounts',
  'Licence',
] as const;

export type FranchiseCheck = {
  kind: CheckKind;
  /** A day such as '2026-11-03'. */
  checked_on: string;
  /** The kind of document, or the city of the outlet. */
  detail: string | null;
  /** What we saw, as visitors read it. */
  words: string | null;
  /** What we saw, in pictures. */
  images: string[];
};

/** What we did ourselves: looked at the brand, or rang its partners. */
type Proven<Check> = { checks: Check[]; call_summary: Pick<CallSummary, 'rung'> | null };

export const hasRungPartners = ({ call_summary }: Pick<Proven<unknown>, 'call_summary'>): boolean =>
  (call_summary?.rung ?? 0) > 0;

export const isChecked = (
  brand: Proven<Pick<FranchiseCheck, 'kind'>>,
  wanted: CheckedOption,
): boolean =>
  wanted === 'any'
    ? tierOf(brand.checks) > 0 || hasRungPartners(brand)
    : brand.checks.some(({ kind }) => kind === wanted);

export const wordOnly = 'The brand’s word only';

/** Of the deepest kind the newest; null where nothing was checked. */
export function deepestCheck(checks: FranchiseCheck[]): FranchiseCheck | null {
  const [deepest] = newestChecks(checks);
  return deepest && checkKinds[deepest.kind].tier > 0 ? deepest : null;
}

/** We have been there, have looked at something or rung partners, or have only the brand’s word. */
export type Proof = 'visited' | 'checked' | 'word';

/** What its card says of it: 'Visited, Oct 2026', 'Documents seen', 'Partners rung'. */
export function stampOf(brand: Proven<FranchiseCheck>): { stamp: string; proof: Proof } {
  const check = deepestCheck(brand.checks);
  if (!check) {
    return hasRungPartners(brand)
      ? { stamp: 'Partners rung', proof: 'checked' }
      : { stamp: wordOnly, proof: 'word' };
  }
  const { stamp, tier } = checkKinds[check.kind];
  if (tier !== deepestTier) return { stamp: stamp ?? wordOnly, proof: 'checked' };
  return { stamp: `${stamp}, ${formatMonth(check.checked_on.slice(0, 7))}`, proof: 'visited' };
}
const deepestTier = checkKinds.visit.tier;

export const tierOf = (checks: Pick<FranchiseCheck, 'kind'>[]): number =>
  Math.max(0, ...checks.map(({ kind }) => checkKinds[kind].tier));

/** 'Document seen: GST certificate', 'We visited an outlet in Pune'. */
export function describeCheck({ kind, detail }: Pick<FranchiseCheck, 'kind' | 'detail'>): string {
  const { words } = checkKinds[kind];
  if (!detail) return words;
  return kind === 'visit' ? `${words} in ${detail}` : `${words}: ${detail}`;
}

/** Of each kind the newest, documents of another kind beside each other; deeper tiers first. */
export function newestChecks(checks: FranchiseCheck[]): FranchiseCheck[] {
  const newest = new Map<string, FranchiseCheck>();
  for (const check of checks) {
    const key = check.kind === 'document' ? `document ${check.detail}` : check.kind;
    const known = newest.get(key);
    if (!known || known.checked_on < check.checked_on) newest.set(key, check);
  }
  return [...newest.values()].sort(
    (a, b) =>
      checkKinds[b.kind].tier - checkKinds[a.kind].tier || (a.checked_on < b.checked_on ? 1 : -1),
  );
}
