import type { Receipt } from './receipt.ts';
import { array, flag, id, record, text } from '../normalise/values.ts';

/** An accepted submission; null when a backend says with a 200 that it was none. */
export function normaliseReceipt(body: unknown, fallbackMessage: string): Receipt | null {
  const answer = record(body);
  if (!flag(answer?.success, true)) return null;
  return {
    success: true,
    message: text(answer?.message) ?? fallbackMessage,
    id: id(answer?.id),
  };
}

/** `{field: message}` or `{field: [message, …]}` of a refused submission. */
export function normaliseFieldErrors(body: unknown): Record<string, string> | null {
  const errors = record(record(body)?.errors);
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, value]) => {
      const message = text(array(value)?.[0] ?? value);
      return message === null ? [] : [[field, message]];
    }),
  );
}
