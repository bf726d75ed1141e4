/** The kinds of failure that both sides of the API know, with the HTTP status by which they tell each other. */
export const FAILURE_STATUSES = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
} as const;
export type FailureKind = keyof typeof FAILURE_STATUSES;
