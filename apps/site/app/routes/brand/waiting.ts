const hourMs = 3_600_000;

/** '5 hours', '3 days': how long something has waited by the server's clock. */
export function waitingFor(since: string, now: string): string {
  const hours = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / hourMs));
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
