import iconv from 'iconv-lite';
import type { ParsedMail } from './parsed-mail';

/** A raw message, and what becomes of it. */
export interface MailCase {
  readonly name: string;
  readonly raw: Buffer;
  readonly outcome: Partial<ParsedMail> | ((mail: ParsedMail) => unknown);
}

interface Raw {
  readonly head?: readonly string[];
  readonly body?: string | Buffer;
  /** The character set of the body, as it travels. */
  readonly charset?: string;
  /** What is declared, where it is another one. */
  readonly declared?: string;
  readonly type?: string;
}

const usualHead = [
  'From: Ann Lee <ann@x.example>',
  'To: Sales <sales@example.com>',
  'Subject: A question',
  'Date: Tue, 1 Dec 2026 09:00:00 +0100',
  'Message-ID: <one@x.example>',
];

/** A message of one part; lines of the head replace the usual ones of their name. */
export function rawMail({
  head = [],
  body = 'Hello',
  charset = 'utf-8',
  declared = charset,
  type = 'text/plain',
}: Raw = {}): Buffer {
  const given = new Set(head.map(nameOf));
  const lines = [...usualHead.filter((line) => !given.has(nameOf(line))), ...head];
  const content = typeof body === 'string' ? iconv.encode(body, charset) : body;
  const typeLine = given.has('content-type') ? [] : [`Content-Type: ${type}; charset=${declared}`];
  const top = [...lines, ...typeLine, 'MIME-Version: 1.0', 'Content-Transfer-Encoding: 8bit'];
  return Buffer.concat([Buffer.from(`${top.join('\r\n')}\r\n\r\n`), content, Buffer.from('\r\n')]);
}

interface Part {
  readonly type: string;
  readonly body: string | Buffer;
  readonly head?: readonly string[];
}

export function attachment(
  name: string,
  content: string | Buffer,
  type = 'application/octet-stream',
): Part {
  const bytes = Buffer.from(content);
  return {
    type,
    body: bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
    head: [
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
    ],
  };
}

export const textPart = (body: string, type = 'text/plain; charset=utf-8'): Part => ({
  type,
  body,
});

let boundaries = 0;

/** A part that holds others. */
export function multipart(kind: string, parts: readonly Part[]): Part {
  boundaries += 1;
  const boundary = `b${boundaries}`;
  const text = parts.map(
    ({ type, head = [], body }) =>
      `--${boundary}\r\n${[`Content-Type: ${type}`, ...head].join('\r\n')}\r\n\r\n${body.toString()}\r\n`,
  );
  return {
    type: `multipart/${kind}; boundary="${boundary}"`,
    body: `${text.join('')}--${boundary}--`,
  };
}

/** A message of parts. */
export function mailOf({ type, body }: Part, head: readonly string[] = []): Buffer {
  return rawMail({ head: [...head, `Content-Type: ${type}`], body });
}

/** Multiparts within multiparts. */
export function nested(depth: number): Part {
  let part: Part = textPart('The innermost');
  for (let level = 0; level < depth; level += 1) part = multipart('mixed', [part]);
  return part;
}

const nameOf = (line: string) => line.split(':', 1)[0]?.toLowerCase() ?? '';

export const htmlMail = (body: string) => rawMail({ type: 'text/html', body });

/** The names and types of the attachments. */
export const namesOf = ({ attachments }: ParsedMail) =>
  attachments.map(({ originalName, mime }) => `${originalName} ${mime}`);
