/** A device on which a person is signed in. */
export class AccountSession {
  /** Names the session, so that it can be ended. Nobody can use the session with it. */
  id: string;
  /** The browser and the system, such as 'Chrome on Android'. */
  device: string;
  startedAt: Date;
  /** The moment of the last use, to the minute. */
  lastSeenAt: Date;
  /** Whether this session made the call. */
  current: boolean;
}
