/** What `code` of a refused call may say, each with its usual status; callers go by it, so none is ever renamed. */
export const failureStatuses = {
  not_found: 404,
  expired: 410,
  signed_out: 401,
  forbidden: 403,
  conflict: 409,
  unreadable: 400,
  invalid: 422,
  too_large: 413,
  wrong_type: 415,
  too_slow: 408,
  too_many: 429,
  unavailable: 503,
  method_not_allowed: 405,
  internal: 500,
} as const;
export type FailureCode = keyof typeof failureStatuses;
export const failureCodes = Object.keys(failureStatuses) as [FailureCode, ...FailureCode[]];
/** As a caller reads it: a server that is newer than the caller may have more of them. */
export type ReadFailureCode = FailureCode | (string & {});

/** For an answer without a code, such as that of a proxy in between. */
export function failureCodeOf(status: number): FailureCode {
  const usual = failureCodes.find((code) => failureStatuses[code] === status);
  if (usual) return usual;
  if (status === 502 || status === 504) return 'unavailable';
  return status >= 500 ? 'internal' : 'unreadable';
}
