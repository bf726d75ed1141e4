/** Milliseconds without an answer after which a call counts as failed for want of a connection. */
const ANSWER_TIMEOUT_MS = 45_000;

/** The options of a call with health questions or positions, which travel without the person's cookie. */
export const anonymousCall = (
  signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS),
): { credentials: 'omit'; signal: AbortSignal } => ({ credentials: 'omit', signal });
