import type { FormHints } from '@naya/contract/submissions/form-hints';

export const honeypotName = 'fax_number';

/** Reads the signs of a bot that a form sends beside its fields: a filled trap, the time it took. */
export function readFormHints(form: HTMLFormElement): FormHints {
  const trap = form.elements.namedItem(honeypotName);
  if (!(trap instanceof HTMLInputElement)) return { trapped: false, elapsedMs: null };
  const since = Number(trap.dataset['since'] ?? 0);
  return { trapped: trap.value !== '', elapsedMs: performance.now() - since };
}

/** The same without JavaScript, where nobody measured the time. */
export function readSentFormHints(form: FormData): FormHints {
  return { trapped: Boolean(form.get(honeypotName)), elapsedMs: null };
}
