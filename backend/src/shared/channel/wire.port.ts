/**
 * Carries texts to every process of this installation, to the one that sends too. What one sends is heard in the
 * order in which it was sent. Whoever is cut off at that moment never hears a text.
 */
export abstract class Wire {
  /**
   * Sends a text of at most 7,000 bytes.
   * @throws when the text surely reaches nobody
   */
  abstract send(text: string): Promise<void>;

  /** Begins to listen. It resolves at the first attempt, and goes on trying by itself for as long as it fails. */
  abstract listen(hear: (text: string) => void): Promise<void>;

  /** Drops a connection that may be dead without a sign of it, and opens another one. */
  abstract renew(): void;

  abstract close(): Promise<void>;
}
