import { messages } from '@naya/contract/api/errors';

/** Finds the sentence to show for an error of the store: a text, or an object with a `message`. */
export function messageOf(error: unknown): string {
  const words =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return typeof words === 'string' && words && words.length <= 200
    ? words
    : messages.unexpectedResponse;
}
