/** A key on a device of the person, with which they sign in without a password. */
export class Passkey {
  /** Names the passkey in other calls. */
  id: string;
  /** The browser and the system with which it was made, such as "Chrome on Android". */
  name: string;
  createdAt: Date;
  /** Null when nobody has signed in with it yet. */
  lastUsedAt: Date | null;
  /** Whether it is copied to other devices of the person, as they themselves have set up there. */
  backedUp: boolean;
}
