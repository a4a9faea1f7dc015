import type { ApiError } from './errors.ts';

/** By its name: the server and the built site each have a class of their own. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
