/**
 * Only sentences of our own server are shown: JSON that says `success: false`. Whatever else stands between, such as a
 * proxy with an error page, has nothing to say to readers.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (typeof error !== 'object' || error === null) return fallback;
  const { success, message } = error as { success?: unknown; message?: unknown };
  const isOurs = success === false && typeof message === 'string' && message !== '';
  return isOurs && message.length <= 200 ? message : fallback;
}
