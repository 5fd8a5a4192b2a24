import type { OutgoingMail } from '../mail-transport';

/** The message with a link to unsubscribe at its end, and the headers by which mail programs offer it (RFC 8058). */
export function withUnsubscribing(mail: OutgoingMail, address: string): OutgoingMail {
  const html = `${mail.html}<p style="margin-top:24px;color:#666666;font-size:12px"><a href="${address}">Unsubscribe from these emails</a></p>`;
  const text = `${mail.text}\n\n-- \nUnsubscribe from these emails: ${address}\n`;
  return { ...mail, html, text, unsubscribeAddress: address };
}
