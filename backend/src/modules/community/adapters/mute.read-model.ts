/** Names the mute that a person has just made, with which it can be undone. */
export class MuteMade {
  id: string;
}

/** Somebody whom the signed-in person does not want to read. */
export class Mute {
  id: string;
  /** The name of today, or 'Anonymous' for who was muted while they showed no name. */
  username: string;
  /** The moment at which the person muted them. */
  createdAt: Date;
}
