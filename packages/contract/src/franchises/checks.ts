/** An operator can check these of a brand. `tier` says how far it goes; to confirm figures makes them fresh, not deeper. */
export const checkKinds = {
  registration: { tier: 1, words: 'Registration numbers are well-formed and agree' },
  document: { tier: 2, words: 'Document seen' },
  contact: { tier: 3, words: 'We rang the brand’s contact' },
  visit: { tier: 4, words: 'We visited an outlet' },
  figures: { tier: 0, words: 'Figures confirmed' },
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
};

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
