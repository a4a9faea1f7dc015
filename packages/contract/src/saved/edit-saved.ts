import { cutNote, savedLimits, type Asked, type Saved } from './saved.ts';

/** Moves an entry up (-1) or down (+1); at the end of the list it stays. */
export function moveShortlisted(saved: Saved, franchise: number, by: -1 | 1): Saved {
  const from = saved.shortlist.findIndex((entry) => entry.id === franchise);
  const to = from + by;
  const [moved, other] = [saved.shortlist[from], saved.shortlist[to]];
  if (!moved || !other) return saved;
  const shortlist = saved.shortlist.with(from, other).with(to, moved);
  return { ...saved, shortlist };
}

export function noteShortlisted(saved: Saved, franchise: number, note: string): Saved {
  const shortlist = saved.shortlist.map((entry) =>
    entry.id === franchise ? { ...entry, note: cutNote(note) } : entry,
  );
  return { ...saved, shortlist };
}

/** The newest first, each once. */
export function addRecent(saved: Saved, franchise: number): Saved {
  const others = saved.recent.filter((each) => each !== franchise);
  return { ...saved, recent: [franchise, ...others].slice(0, savedLimits.recent) };
}

/** What a list is asked for now; what it does not name stays as it was. */
export function rememberAsked(saved: Saved, { city, budget }: Asked): Saved {
  const isCity = city !== null && city.length <= savedLimits.city;
  return {
    ...saved,
    asked: { city: isCity ? city : saved.asked.city, budget: budget ?? saved.asked.budget },
  };
}
