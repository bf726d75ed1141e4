import type { MailKind } from './mail.js';

/** Makes the link of a mail right before it is sent. It answers null when the mail should not be sent any more. */
export type MakeLink = (request: { readonly accountId: string; readonly mailId: string }) => Promise<string | null>;

/** Knows how the links of each kind of mail are made. The module that asks for a kind registers its maker. */
export class MailLinks {
  private readonly makers = new Map<MailKind, MakeLink>();

  /** Registers makers. Call it before the product is up, since mail of earlier runs may wait. */
  register(makers: Readonly<Partial<Record<MailKind, MakeLink>>>): void {
    for (const [kind, make] of Object.entries(makers)) this.makers.set(kind as MailKind, make);
  }

  /** @throws Error when no module has registered the kind */
  async make(kind: MailKind, accountId: string, mailId: string): Promise<string | null> {
    const make = this.makers.get(kind);
    if (!make) throw new Error(`Nobody makes the link of ${kind} mails.`);
    return make({ accountId, mailId });
  }
}
