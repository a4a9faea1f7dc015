/** How a form was filled in, told beside the payload so that the payload stays what the specification says. */
export type FormHints = {
  /** True when the honeypot is filled in: a field that people cannot see. */
  trapped: boolean;
  /** From the first sight of the form to sending, when the browser told. */
  elapsedMs: number | null;
};

export const formElapsedHeader = 'X-Form-Elapsed';
export const formTrapHeader = 'X-Form-Trap';

export function hintHeaders(hints: FormHints | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  if (hints?.trapped) headers[formTrapHeader] = '1';
  if (typeof hints?.elapsedMs === 'number') {
    headers[formElapsedHeader] = String(Math.max(0, Math.round(hints.elapsedMs)));
  }
  return headers;
}
