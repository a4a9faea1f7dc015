import { createBackendFetch } from '../http/backend-fetch.ts';

const limits = { timeoutMs: 10_000, maxBytes: 1024 * 1024 };
/** "v0.2.0" or "Naya Outlet 0.2.0", but not "0.2.0-beta". */
const versionInTitle = /<title[^>]*>[^<]*?\bv?(\d+\.\d+\.\d+)(?![-.\w])[^<]*<\/title>/g;

/** The highest version that the titles of a feed name, Atom or RSS, such as a forge makes of a repository's tags; null if none does. */
export async function findNewestRelease(feedUrl: string): Promise<string | null> {
  const read = createBackendFetch(new URL(feedUrl).origin, limits);
  const answer = await read(feedUrl);
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  const named = Array.from((await answer.text()).matchAll(versionInTitle), ([, each = '']) => each);
  return named.toSorted(compareVersions).at(-1) ?? null;
}

/** Of versions without a suffix. */
export const compareVersions = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });
