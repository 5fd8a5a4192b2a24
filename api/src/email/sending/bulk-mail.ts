import type { OutgoingMail } from '../mail-transport';

/** The message with a link to unsubscribe at its end, and the headers by which mail programs offer it (RFC 8058). */
export function withUnsubscribing(mail: OutgoingMail, address: string): OutgoingMail {
  const html = `${mail.html}<p style="margin-top:24px;color:#666666;font-size:12px">You do not want such emails any more? <a href="${address}">Unsubscribe</a></p>`;
  const text = `${mail.text}\n\n-- \nYou do not want such emails any more? Unsubscribe: ${address}\n`;
  return { ...mail, html, text, unsubscribeAddress: address };
}
