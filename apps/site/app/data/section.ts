import { isApiError } from '@naya/contract/api/errors';

export type Settled<T> =
  | { ok: true; data: T }
  | { ok: false; message: string; status: number | null };

/** Settled when the server rendered it, still on its way after a navigation in the browser. */
export type SectionData<T> = Settled<T> | Promise<Settled<T>>;

const settled = new WeakMap<Promise<unknown>, unknown>();

async function settle<T>(read: Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, data: await read };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { ok: false, message: error.message, status: error.status };
  }
}

/** Turns the failure of a read into its message, so that the rest of the page is still shown. */
export function section<T>(read: Promise<T>): Promise<Settled<T>> {
  const outcome = settle(read);
  outcome.then(
    (value) => settled.set(outcome, value),
    () => {},
  );
  return outcome;
}

/** Returns the data if it has arrived, without waiting: for titles and other things outside the section. */
export function peek<T>(value: SectionData<T> | undefined): T | null {
  const known = value instanceof Promise ? (settled.get(value) as Settled<T> | undefined) : value;
  return known?.ok ? known.data : null;
}
