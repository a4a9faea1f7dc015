import { HttpError } from 'react-admin';

/** The server's error messages by field; empty when it named no field. */
export const readFieldErrors = (error: unknown): Record<string, string> =>
  error instanceof HttpError
    ? Object.fromEntries(
        Object.entries<unknown>(error.body?.errors ?? {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {};

/** One message for a place where no field can be marked: those of the fields, else that of the error. */
export function describeError(error: unknown, otherwise: string): string {
  const reasons = Object.values(readFieldErrors(error));
  if (reasons.length > 0) return reasons.join(' ');
  return error instanceof Error ? error.message : otherwise;
}
