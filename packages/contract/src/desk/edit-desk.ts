import { cutNote, deskLimits, type Desk } from './desk.ts';

/** Moves an entry up (-1) or down (+1); at the end of the list it stays. */
export function moveShortlisted(desk: Desk, franchise: number, by: -1 | 1): Desk {
  const from = desk.shortlist.findIndex((entry) => entry.id === franchise);
  const to = from + by;
  const [moved, other] = [desk.shortlist[from], desk.shortlist[to]];
  if (!moved || !other) return desk;
  const shortlist = desk.shortlist.with(from, other).with(to, moved);
  return { ...desk, shortlist };
}

export function noteShortlisted(desk: Desk, franchise: number, note: string): Desk {
  const shortlist = desk.shortlist.map((entry) =>
    entry.id === franchise ? { ...entry, note: cutNote(note) } : entry,
  );
  return { ...desk, shortlist };
}

/** The newest first, each once. */
export function addRecent(desk: Desk, franchise: number): Desk {
  const others = desk.recent.filter((each) => each !== franchise);
  return { ...desk, recent: [franchise, ...others].slice(0, deskLimits.recent) };
}
