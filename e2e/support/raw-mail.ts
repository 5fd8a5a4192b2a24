interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A message as it travels. */
interface RawMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly messageId: string;
  readonly inReplyTo?: string;
  readonly text: string;
  /** Of the text and the headers. */
  readonly charset: 'utf-8' | 'iso-8859-1' | 'gb18030';
  readonly attachment?: Attachment;
}

/** A message of a text and an attachment, with its words in a character set. */
export function rawMail(mail: RawMail): Buffer {
  const { from, subject, messageId, inReplyTo, charset } = mail;
  const { text, attachment } = mail;
  const parts = [
    part([`Content-Type: text/plain; charset=${charset}`], encoded(text, charset)),
    ...(attachment === undefined ? [] : [attachmentPart(attachment)]),
  ];
  const boundary = 'a-part-of-this-mail';
  const lines = [
    `From: ${word(from.name, charset)} <${from.address}>`,
    'To: Sales <sales@example.com>',
    `Subject: ${word(subject, charset)}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${messageId}`,
    ...(inReplyTo === undefined ? [] : [`In-Reply-To: ${inReplyTo}`, `References: ${inReplyTo}`]),
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...parts.flatMap((one) => [`--${boundary}`, one]),
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

function attachmentPart({ name, type, bytes }: Attachment): string {
  const disposition = `Content-Disposition: attachment; filename="${name}"`;
  return part([`Content-Type: ${type}`, disposition], bytes);
}

function part(head: readonly string[], bytes: Buffer): string {
  const body = bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
  return [...head, 'Content-Transfer-Encoding: base64', '', body].join('\r\n');
}

/** An encoded word (RFC 2047). */
function word(text: string, charset: RawMail['charset']): string {
  return `=?${charset}?B?${encoded(text, charset).toString('base64')}?=`;
}

function encoded(text: string, charset: RawMail['charset']): Buffer {
  switch (charset) {
    case 'utf-8':
      return Buffer.from(text);
    case 'iso-8859-1':
      return Buffer.from(text, 'latin1');
    case 'gb18030':
      return Buffer.concat([...text].map((letter) => gb18030Of(letter)));
    default:
      return charset satisfies never;
  }
}

let twoBytes: ReadonlyMap<string, Buffer> | undefined;

/** The bytes of a letter of ASCII or of the two bytes of GB18030, which Node reads and does not write. */
function gb18030Of(letter: string): Buffer {
  if (letter < '\u0080') return Buffer.from(letter);
  twoBytes ??= readTwoBytes();
  const bytes = twoBytes.get(letter);
  if (bytes === undefined) throw new Error(`“${letter}” has no two bytes in GB18030`);
  return bytes;
}

function readTwoBytes(): ReadonlyMap<string, Buffer> {
  const decoder = new TextDecoder('gb18030');
  const letters = new Map<string, Buffer>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const bytes = Buffer.from([lead, trail]);
      if (trail !== 0x7f) letters.set(decoder.decode(bytes), bytes);
    }
  }
  return letters;
}
