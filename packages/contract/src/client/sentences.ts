import { httpErrorMessage, messages } from '../errors.ts';
import type { Sentence } from './transport.ts';

type MessageKey = keyof typeof messages;

/** Calls whose failure the specification words. */
export function named(key: MessageKey): Sentence {
  return () => messages[key];
}

/** Calls whose failure is told by its status; `offline` is for when there is none. */
export function byStatus(offline: MessageKey = 'unexpectedResponse'): Sentence {
  return (status) =>
    status === null || status < 400 ? messages[offline] : httpErrorMessage(status);
}
