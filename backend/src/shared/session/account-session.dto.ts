/** A place where a person is signed in. */
export class AccountSession {
  /** Names the session to end it; it opens nothing. */
  id: string;
  /** Browser and system, such as 'Chrome on Android'. */
  device: string;
  startedAt: Date;
  /** To the minute. */
  lastSeenAt: Date;
  /** Whether it is the one that asks. */
  current: boolean;
}
