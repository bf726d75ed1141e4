import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../domain/mail.js';

/**
 * Makes a mail in the form that nodemailer takes. Nodemailer reads nothing from files or other servers and does not
 * parse the address again, so that nothing a person typed can become a second recipient.
 * @param from the From header; its domain stands in the Message-ID, which stays the same at every attempt
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
    // These headers mark the mail as automatic, so that no out-of-office answer comes back (RFC 3834; the second header
    // is for Exchange).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': mail.language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
