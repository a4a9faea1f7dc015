import { HttpError } from 'react-admin';

/** Why the server refused, by the field; empty where it named none. */
export const fieldReasons = (error: unknown): Record<string, string> =>
  error instanceof HttpError
    ? Object.fromEntries(
        Object.entries<unknown>(error.body?.errors ?? {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {};

/** Why the server refused, for a place where no field can be marked. */
export function reasonOf(error: unknown, otherwise: string): string {
  const reasons = Object.values(fieldReasons(error));
  if (reasons.length > 0) return reasons.join(' ');
  return error instanceof Error ? error.message : otherwise;
}
