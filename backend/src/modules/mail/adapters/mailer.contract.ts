import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import type { Mail } from '../domain/mail.js';
import { MailFailure, type Mailer } from '../domain/mailer.port.js';

export const MAIL_FROM = 'सहाय <help@sahaay.example>';

export function someMail(mail: Partial<Mail> = {}): Mail {
  return {
    id: randomUUID(),
    accountId: randomUUID(),
    to: 'asha@example.org',
    language: 'hi',
    subject: 'आपका सहाय पासवर्ड बदल गया है',
    text: 'नमस्ते आशा,\n\nhttps://sahaay.example.org/?token=abc=def\n',
    html: '<p>नमस्ते आशा, <a href="https://sahaay.example.org/?token=abc=def">यहाँ</a></p>\n',
    ...mail,
  };
}

const never = new AbortController().signal;

/** The tests that every mailer passes. `taken` answers the mails that the mailer took since the last call. */
export function behavesLikeAMailer(
  start: () => Promise<{
    mailer: Mailer;
    taken: () => Promise<{ raw: string; content: Email }[]>;
    stop: () => Promise<void>;
  }>,
): void {
  describe('as a mailer', () => {
    let subject: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      subject = await start();
    });
    afterAll(() => subject.stop());

    async function sent(mail: Mail) {
      await subject.mailer.send(mail, never);
      const mails = await subject.taken();
      expect(mails).toHaveLength(1);
      return mails[0]!;
    }

    it('takes a mail with all its words, as text and as HTML', async () => {
      const mail = someMail();
      const { content } = await sent(mail);
      expect(content).toMatchObject({
        from: { address: 'help@sahaay.example', name: 'सहाय' },
        to: [{ address: 'asha@example.org', name: '' }],
        subject: mail.subject,
      });
      expect(content.text?.trim()).toBe(mail.text.trim());
      expect(content.html?.trim()).toBe(mail.html.trim());
      expect(content.attachments).toEqual([]);
    });

    it('says when, in which language, and that no person wrote it', async () => {
      const { content } = await sent(someMail());
      const headers = Object.fromEntries(content.headers.map(({ key, value }) => [key, value]));
      expect(headers).toMatchObject({
        'auto-submitted': 'auto-generated',
        'content-language': 'hi',
        'mime-version': '1.0',
      });
      expect(headers['content-type']).toMatch(/^multipart\/alternative/);
      expect(Math.abs(Date.parse(headers.date!) - Date.now())).toBeLessThan(60_000);
    });

    it('names a repeat of a mail the same, and another mail otherwise', async () => {
      const mail = someMail();
      const ids = [await sent(mail), await sent({ ...mail, text: 'again' }), await sent(someMail())].map(
        ({ content }) => content.messageId,
      );
      expect(ids[0]).toBe(`<${mail.id}@sahaay.example>`);
      expect(ids[1]).toBe(ids[0]);
      expect(ids[2]).not.toBe(ids[0]);
    });

    it('sends to one person, whatever they typed as their address', async () => {
      const { content, raw } = await sent(someMail({ to: '"a,b"@example.org' }));
      expect(content.to).toEqual([{ address: '"a,b"@example.org', name: '' }]);
      expect(raw).not.toMatch(/^(b?cc):/im);
    });

    it('lets no line break out of a header', async () => {
      const { content, raw } = await sent(someMail({ subject: 'Hello\r\nBcc: all@example.org' }));
      expect(content.subject).toContain('Bcc: all@example.org');
      expect(raw).not.toMatch(/^bcc:/im);
    });

    it('stops when told to, says nothing of the person, and takes nothing', async () => {
      const failure = await subject.mailer.send(someMail(), AbortSignal.abort()).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(MailFailure);
      expect(failure).toMatchObject({ permanent: false });
      expect(String((failure as Error).message)).not.toContain('asha');
      expect(await subject.taken()).toEqual([]);
    });
  });
}
