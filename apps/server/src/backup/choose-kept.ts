/** A backup of each of the last so many days, weeks and months that have one. */
const keptPer = { day: 7, week: 4, month: 12 };

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const dayMs = 86_400_000;

/** A date in India, and the Monday before it. */
function periodsOf(madeAt: Date): Record<keyof typeof keptPer, string> {
  const day = dayFormat.format(madeAt);
  const at = new Date(`${day}T00:00:00Z`);
  const monday = new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs);
  return { day, week: monday.toISOString().slice(0, 10), month: day.slice(0, 7) };
}

/** Which of them stay: the newest of each period, counted back from the newest of all. */
export function chooseKept<Backup extends { madeAt: Date }>(backups: Backup[]): Set<Backup> {
  const newestFirst = backups.toSorted((one, other) => Number(other.madeAt) - Number(one.madeAt));
  const kept = new Set<Backup>();
  for (const period of Object.keys(keptPer) as (keyof typeof keptPer)[]) {
    const seen = new Set<string>();
    for (const backup of newestFirst) {
      const name = periodsOf(backup.madeAt)[period];
      if (seen.has(name)) continue;
      if (seen.size === keptPer[period]) break;
      seen.add(name);
      kept.add(backup);
    }
  }
  return kept;
}
