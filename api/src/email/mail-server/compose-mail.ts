import type { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMail } from '../mail-transport';

/** The SMTP envelope, sent before the content. */
export interface Envelope {
  readonly from: string;
  readonly to: string[];
  /** Approximate size of the message in bytes (RFC 1870). */
  readonly size: number;
}

export function envelopeOf(mail: OutgoingMail): Envelope {
  return {
    from: mail.fromAddress,
    to: [...new Set([mail.to, ...mail.cc, ...mail.bcc])],
    size: sizeOf(mail),
  };
}

/** The message in wire format (RFC 5322), without Bcc recipients. */
export function composedMail(mail: OutgoingMail): Readable {
  const { fromName, fromAddress, to, toName, cc, replyTo, subject, html, text, messageId } = mail;
  const composer = new MailComposer({
    from: { name: fromName ?? '', address: fromAddress },
    to: { name: toName ?? '', address: to },
    cc: cc.map((address) => ({ name: '', address })),
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    messageId,
    headers: mail.isAutomatic ? { 'Auto-Submitted': 'auto-replied' } : {},
    attachments: mail.attachments.map(({ name, mime, content, cid }) => {
      return { filename: name, contentType: mime, content, ...(cid === undefined ? {} : { cid }) };
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().createReadStream();
}

const headerBytes = 2000;

/** Attachments are base64-encoded in lines of 76 characters. */
function sizeOf({ html, text, attachments }: OutgoingMail): number {
  const encoded = attachments.map(({ content }) => Math.ceil(content.length / 57) * 78);
  const texts = Buffer.byteLength(html) + Buffer.byteLength(text);
  return encoded.reduce((sum, length) => sum + length, headerBytes + texts);
}
