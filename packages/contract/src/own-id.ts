/** The greatest id that a record of our database has. */
export const maxOwnId = 999_999_999;

/** The id of one of our records that a URL, a token or a cell names; null when it can be none. */
export function readOwnId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
