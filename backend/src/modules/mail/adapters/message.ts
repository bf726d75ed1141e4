import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../domain/mail.js';

/**
 * A mail as nodemailer takes it. Nothing is read from files or other servers, and the address is never parsed again: what
 * a person typed cannot become a second recipient.
 *
 * @param from as in the From header; its domain makes the Message-ID, which stays the same at every attempt
 */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  const sender = /(?<![^\s<>@])([^\s<>@]+@([^\s<>@]+))>?$/.exec(from);
  return {
    from,
    to: { name: '', address: mail.to },
    envelope: { from: sender?.[1] ?? from, to: [mail.to] },
    messageId: `<${mail.id}@${sender?.[2] ?? 'localhost'}>`,
    date: new Date(),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Not a person's mail: no out-of-office answers to it (RFC 3834; the second for Exchange).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
