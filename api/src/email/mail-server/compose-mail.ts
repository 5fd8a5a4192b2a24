import type { Readable } from 'node:stream';
import DKIM from 'nodemailer/lib/dkim';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMail, StoredMailServer } from '../mail-transport';

/** The SMTP envelope, sent before the content. */
export interface Envelope {
  readonly from: string;
  readonly to: string[];
  /** Approximate size of the message in bytes (RFC 1870). */
  readonly size: number;
}

export function envelopeOf(mail: OutgoingMail): Envelope {
  return {
    from: mail.envelopeFrom ?? mail.fromAddress,
    to: [...new Set([mail.to, ...mail.cc, ...mail.bcc])],
    size: sizeOf(mail),
  };
}

/** The message in wire format (RFC 5322), without Bcc recipients, signed where the server has a key. */
export function composedMail(mail: OutgoingMail, dkim?: StoredMailServer['dkim']): Readable {
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
    ...(mail.date && { date: mail.date }),
    ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo }),
    references: [...(mail.references ?? [])],
    headers: headersOf(mail),
    attachments: mail.attachments.map(({ name, mime, content, cid }) => {
      return { filename: name, contentType: mime, content, ...(cid === undefined ? {} : { cid }) };
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const content = composer.compile().createReadStream();
  if (!dkim) return content;
  const { domain: domainName, selector: keySelector, privateKey } = dkim;
  return new DKIM({ domainName, keySelector, privateKey, headerFieldNames: signed }).sign(content);
}

/** The header fields that RFC 6376 (5.4.1) and RFC 8058 (4) ask for. */
const signed =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:In-Reply-To:References:List-Unsubscribe:List-Unsubscribe-Post';

function headersOf({ isAutomatic, unsubscribeAddress }: OutgoingMail): Record<string, string> {
  return {
    ...(isAutomatic && { 'Auto-Submitted': 'auto-replied' }),
    ...(unsubscribeAddress !== undefined && {
      'List-Unsubscribe': `<${unsubscribeAddress}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

const headerBytes = 2000;

/** Attachments are base64-encoded in lines of 76 characters. */
function sizeOf({ html, text, attachments }: OutgoingMail): number {
  const encoded = attachments.map(({ content }) => Math.ceil(content.length / 57) * 78);
  const texts = Buffer.byteLength(html) + Buffer.byteLength(text);
  return encoded.reduce((sum, length) => sum + length, headerBytes + texts);
}
