import type { MailKind } from './mail.js';

/** Makes the link of a mail that is about to be sent; null when it should not be sent any more. */
export type MakeLink = (request: { readonly accountId: string; readonly mailId: string }) => Promise<string | null>;

/** Where the mails of each kind lead. The module that asks for a kind knows. */
export class MailLinks {
  private readonly makers = new Map<MailKind, MakeLink>();

  /** Before the product is up, since mail of earlier runs may wait. */
  register(makers: Readonly<Partial<Record<MailKind, MakeLink>>>): void {
    for (const [kind, make] of Object.entries(makers)) this.makers.set(kind as MailKind, make);
  }

  /** @throws Error when nobody has registered the kind */
  async make(kind: MailKind, accountId: string, mailId: string): Promise<string | null> {
    const make = this.makers.get(kind);
    if (!make) throw new Error(`Nobody makes the link of ${kind} mails.`);
    return make({ accountId, mailId });
  }
}
