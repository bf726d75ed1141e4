import type { Language } from '@sahaay/contracts/constants';
import { z } from 'zod';
import { MAIL_KINDS, type Mail, type MailRequest, type SignInFacts } from './mail.js';
import { deviceInWords, whenInIndia } from './sign-in-in-words.js';
import english from './texts/en.json' with { type: 'json' };
import hindi from './texts/hi.json' with { type: 'json' };

const line = z.string().min(1);
const device = z.strictObject({ both: line.includes('{browser}').includes('{system}'), unknown: line });
const texts = z.strictObject({
  greeting: line,
  /** This line holds {name}. */
  greetingByName: line.includes('{name}'),
  linkHint: line,
  closing: line,
  signature: line,
  automatic: line,
  /** How a device is told of, in place of {device}. */
  device,
  letters: z.record(
    z.enum(MAIL_KINDS),
    z.strictObject({ subject: line, before: z.array(line), action: line, after: z.array(line) }),
  ),
});
type MailTexts = z.output<typeof texts>;
const TEXTS: Record<Language, MailTexts> = { en: texts.parse(english), hi: texts.parse(hindi) };

/**
 * A name that the greeting may use: letters, and the marks that stand between them. A person who signs up with somebody
 * else's address chooses the name, and must not be able to write a message or an address into our mail.
 */
const GREETABLE = /^\p{L}[\p{L}\p{M}\u200c\u200d]*(?:(?:\.? |['’-])\p{L}[\p{L}\p{M}\u200c\u200d]*){0,4}\.?$/u;
const GREETABLE_LENGTH = 60;

/**
 * Writes the words of a mail.
 * @param request its kind and language, and what it tells of a sign-in
 * @param name the name as the person wrote it; the greeting leaves it out when it is missing or does not look like a
 *   name
 * @param link the address to which the button of the mail leads
 */
export function writeLetter(
  { kind, language, signIn }: Pick<MailRequest, 'kind' | 'language' | 'signIn'>,
  name: string | null,
  link: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { letters, ...common } = TEXTS[language];
  const { subject, action, after, ...letter } = letters[kind];
  const before = signIn ? letter.before.map((text) => withFacts(text, language, signIn)) : letter.before;
  const greeting = isGreetable(name) ? common.greetingByName.replace('{name}', () => name) : common.greeting;
  const paragraphs = [greeting, ...before, link, ...after, `${common.closing}\n${common.signature}`, common.automatic];
  const html = page(language, subject, [
    `<p style="${NAME}">${escape(common.signature)}<span aria-hidden="true" style="color:#F2B632"> &#8226;</span></p>`,
    ...[greeting, ...before].map(paragraph),
    `<p style="margin:24px 0"><a href="${escape(link)}" style="${BUTTON}">${escape(action)}</a></p>`,
    ...after.map(paragraph),
    `<p style="${QUIET}">${escape(common.linkHint)}<br><a href="${escape(link)}" style="color:#0B5D4E;word-break:break-all">${escape(link)}</a></p>`,
    `<p style="margin:24px 0 0">${escape(common.closing)}<br>${escape(common.signature)}</p>`,
    `<p style="${QUIET}">${escape(common.automatic)}</p>`,
  ]);
  return { subject, text: `${paragraphs.join('\n\n')}\n`, html };
}

function withFacts(text: string, language: Language, signIn: SignInFacts): string {
  return text
    .replace('{when}', () => whenInIndia(signIn.at, language))
    .replace('{device}', () => deviceInWords(signIn, TEXTS[language].device));
}

function isGreetable(name: string | null): name is string {
  return name !== null && name.length <= GREETABLE_LENGTH && GREETABLE.test(name);
}

const BODY =
  "margin:0;padding:24px 16px;background:#FBF8F1;color:#17302B;font:17px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari',sans-serif";
const CARD =
  'max-width:520px;margin:0 auto;padding:24px;background:#FFFFFF;border:1px solid #DDD6C6;border-radius:14px';
const NAME = 'margin:0 0 20px;font-size:22px;line-height:28px;font-weight:700;color:#0B5D4E';
const BUTTON =
  'display:inline-block;padding:14px 22px;background:#0B5D4E;color:#FFFFFF;border-radius:8px;font-weight:600;text-decoration:none';
const QUIET = 'margin:20px 0 0;font-size:14px;color:#4A5F59';

/**
 * Lays out the mail as a page. It fetches no picture, style or script, so that no server learns that the mail was
 * opened.
 */
function page(language: Language, title: string, parts: readonly string[]): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light"><title>${escape(title)}</title></head>`,
    `<body style="${BODY}"><div style="${CARD}">`,
    ...parts,
    '</div></body></html>\n',
  ].join('\n');
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px">${escape(text)}</p>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
