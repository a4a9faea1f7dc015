import { messages } from '@naya/contract/api/errors';

/** What the store keeps as an error, in words: a sentence, or the server's data with one in it. */
export function messageOf(error: unknown): string {
  const words =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return typeof words === 'string' && words && words.length <= 200
    ? words
    : messages.unexpectedResponse;
}
