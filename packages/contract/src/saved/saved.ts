export type ShortlistEntry = { id: number; note: string };

/** Everything that an investor's device stores, in one shape; an account may carry it across devices later. */
export type Saved = {
  version: 1;
  shortlist: ShortlistEntry[];
  recent: number[];
  /** The city and the rupees that the visitor last looked with. */
  asked: Asked;
};
export type Asked = { city: string | null; budget: number | null };

export const savedLimits = {
  shortlist: 50,
  recent: 12,
  note: 500,
  compare: 4,
  shared: 24,
  city: 60,
} as const;

export const nothingSaved: Saved = {
  version: 1,
  shortlist: [],
  recent: [],
  asked: { city: null, budget: null },
};

/**
 * Reads what is stored: another version gives nothing, invalid entries are left out. Parsed by hand, since a
 * schema library would be a tenth of the JavaScript of a first visit.
 */
export function parseSaved(text: string | null): Saved {
  const stored = readObject(text);
  if (stored['version'] !== 1) return nothingSaved;
  const entries = new Map<number, ShortlistEntry>();
  for (const entry of [stored['shortlist']].flat()) {
    const { id, note } = Object(entry) as Record<string, unknown>;
    if (isId(id)) entries.set(id, { id, note: typeof note === 'string' ? cutNote(note) : '' });
  }
  return {
    version: 1,
    shortlist: [...entries.values()].slice(0, savedLimits.shortlist),
    recent: [stored['recent']].flat().filter(isId).slice(0, savedLimits.recent),
    asked: readAsked(stored['asked']),
  };
}

function readAsked(asked: unknown): Asked {
  const { city, budget } = Object(asked) as Record<string, unknown>;
  const isCity = typeof city === 'string' && city !== '' && city.length <= savedLimits.city;
  return { city: isCity ? city : null, budget: isId(budget) ? budget : null };
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const isId = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
export const cutNote = (note: string) => note.slice(0, savedLimits.note);

export function isShortlisted({ shortlist }: Saved, franchise: number): boolean {
  return shortlist.some((entry) => entry.id === franchise);
}

/** Adds at the end or takes away. A full shortlist stays as it is. */
export function toggleShortlisted(saved: Saved, franchise: number): Saved {
  if (isShortlisted(saved, franchise)) {
    return { ...saved, shortlist: saved.shortlist.filter((entry) => entry.id !== franchise) };
  }
  if (saved.shortlist.length >= savedLimits.shortlist) return saved;
  return { ...saved, shortlist: [...saved.shortlist, { id: franchise, note: '' }] };
}
