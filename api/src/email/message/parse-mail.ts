import { hasFewTags } from 'contract';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { plainText } from '../template/plain-text';
import { cleanHtml } from './clean-html';
import { digestOfBytes } from './digest';
import { mailLimits } from './mail-limits';
import { isUnauthentic } from './is-unauthentic';
import { isAutomatic, isReceipt } from './message-kind';
import type { ParsedAttachment, ParsedMail } from './parsed-mail';
import { repairCharset } from './repair-charset';
import { splitQuoted } from './split-quoted';
import { cut, visibleLine, visibleText } from './visible-text';

const options = {
  maxNestingDepth: mailLimits.nesting,
  maxHeadersSize: mailLimits.headerBytes,
  maxRfc822NestingDepth: 5,
} as const;

/** Takes a message apart. What breaks its rules is read as far as possible, with `problem` saying why not further. */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  try {
    return await parsed(
      source,
      await repairCharset(source, (bytes) => PostalMime.parse(bytes, options)),
    );
  } catch {
    return readBeginning(source);
  }
}

/** The head alone, of a message whose parts cannot be told apart. */
async function readBeginning(source: Uint8Array): Promise<ParsedMail> {
  const head = Buffer.from(source.subarray(0, mailLimits.headerBytes)).toString('latin1');
  const end = head.search(/\r?\n\r?\n/);
  const lines = (end === -1 ? head : head.slice(0, end))
    .split(/\r?\n(?![ \t])/)
    .filter((line) => /^(?:from|to|subject|date|message-id|in-reply-to|references)\s*:/i.test(line))
    .map((line) => line.slice(0, 2_000));
  const mail = await PostalMime.parse(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  const problem = 'The parts of this message cannot be told apart. It is whole on the mail server.';
  return { ...(await parsed(source, mail)), problem };
}

async function parsed(source: Uint8Array, mail: Email): Promise<ParsedMail> {
  const { text, html } = textsOf(mail);
  const clean = html === undefined ? undefined : cleanHtml(html);
  const messageId = idsIn(mail.messageId)[0] ?? null;
  const from = addressesOf([mail.from ?? mail.sender])[0] ?? { name: '', address: '' };
  const subject = visibleLine(mail.subject ?? '', mailLimits.subject);
  const references = idsIn(mail.references);
  return {
    subject,
    from,
    to: addressesOf(mail.to),
    cc: addressesOf(mail.cc),
    replyTo: addressesOf(mail.replyTo)[0]?.address ?? null,
    sentAt: dateOf(mail.date),
    messageId,
    inReplyTo: idsIn(mail.inReplyTo)[0] ?? null,
    references: [
      ...references.slice(0, 1),
      ...references.slice(1).slice(1 - mailLimits.references),
    ],
    ...splitQuoted(text),
    html: clean?.html ?? null,
    picturedHtml: clean?.picturedHtml ?? null,
    remotePictures: clean?.remotePictures ?? 0,
    attachments: mail.attachments.slice(0, mailLimits.listedAttachments).map(attachmentOf),
    isAutomatic: isAutomatic(mail.headers),
    isUnauthentic: isUnauthentic(mail.headers),
    isReceipt: isReceipt(mail.headers),
    // A forged Message-ID hides no other message, so what it says is in the key too.
    key:
      messageId === null
        ? digestOfBytes(source)
        : digestOfBytes(`${messageId}\n${from.address}\n${subject}\n${text}`),
    problem: null,
  };
}

function textsOf({ text = '', html }: Email): { text: string; html: string | undefined } {
  const isReadable = html !== undefined && html.length <= mailLimits.html && hasFewTags(html);
  const read = isReadable ? plainText : bareText;
  const plain = text.trim() === '' && html !== undefined ? read(html) : text;
  return {
    text: cut(visibleText(plain), mailLimits.text),
    html: isReadable ? html : undefined,
  };
}

/** The text of HTML with too many elements to be read as such. */
function bareText(html: string): string {
  return html
    .slice(0, 2 * mailLimits.html)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[ \t]{2,100}/g, ' ');
}

function addressesOf(addresses: readonly (Address | undefined)[] = []) {
  return addresses
    .flatMap((one) => (one?.group ? one.group : [one]))
    .slice(0, mailLimits.addresses)
    .flatMap((one) => (one && 'address' in one && one.address !== undefined ? [one] : []))
    .map(({ name, address }) => ({
      name: visibleLine(name, mailLimits.name),
      address: visibleLine(address.toLowerCase(), 254),
    }));
}

/** The Message-IDs of a header, with their angle brackets. */
function idsIn(value = ''): string[] {
  return (value.match(/<[^<>\s]{1,498}>/g) ?? []).map((id) =>
    visibleLine(id, mailLimits.messageId),
  );
}

function dateOf(date = ''): string | null {
  const time = new Date(date);
  const year = time.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? time.toISOString() : null;
}

function attachmentOf({ filename, mimeType, content }: Attachment): ParsedAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return {
    originalName: visibleLine(filename ?? nameOf(mimeType), mailLimits.name),
    mime: visibleLine(mimeType, 100),
    bytes,
  };
}

function nameOf(mimeType: string): string {
  const names: Readonly<Record<string, string>> = {
    'message/rfc822': 'message.eml',
    'text/calendar': 'invitation.ics',
    'application/ms-tnef': 'winmail.dat',
  };
  return names[mimeType] ?? 'attachment';
}
