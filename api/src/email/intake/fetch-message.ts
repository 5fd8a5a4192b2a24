import type { MailAttachment } from 'contract/email';
import type { ImapFlow, MessageStructureObject } from 'imapflow';
import { answered } from '../imap/open-imap';
import { mailLimits } from '../message/mail-limits';
import { visibleLine } from '../message/visible-text';

export interface FetchedMessage {
  /** The message, or one of its head and of those parts that are small enough. */
  readonly source: Uint8Array;
  /** The parts that stay on the server. */
  readonly left: readonly MailAttachment[];
}

const byUid = { uid: true };

/** The head, the texts and the small attachments of a message that is too large to be read in one piece; undefined where it was removed. */
export async function fetchParts(
  client: ImapFlow,
  uid: number,
): Promise<FetchedMessage | undefined> {
  const wanted = { headers: true, bodyStructure: true };
  const message = await answered(client.fetchOne(String(uid), wanted, byUid));
  if (!message || !message.headers) return undefined;
  const parts = message.bodyStructure ? leavesOf(message.bodyStructure) : [];
  const chosen = chosenOf(parts);
  const bodies: Buffer[] = [];
  for (const { part = '1' } of chosen) {
    const query = { bodyParts: part === 'text' ? ['text'] : [`${part}.mime`, part] };
    const found = await answered(client.fetchOne(String(uid), query, byUid));
    if (!found) return undefined;
    const head = found.bodyParts?.get(`${part}.mime`) ?? Buffer.alloc(0);
    const body = found.bodyParts?.get(part) ?? Buffer.alloc(0);
    bodies.push(Buffer.concat([head, body]));
  }
  const left = parts.filter((part) => !chosen.includes(part)).map(leftOf);
  return { source: joined(message.headers, bodies), left };
}

/** The parts that are no containers, in their order. */
function leavesOf(node: MessageStructureObject, depth = 0): MessageStructureObject[] {
  if (depth > mailLimits.nesting) return [];
  if (!node.childNodes || node.type === 'message/rfc822') return [node];
  return node.childNodes.flatMap((child) => leavesOf(child, depth + 1)).slice(0, mailLimits.parts);
}

/** The small ones, as many as fit. */
function chosenOf(parts: readonly MessageStructureObject[]): MessageStructureObject[] {
  let rest: number = mailLimits.wholeBytes;
  return parts.filter(({ part, size = 0 }) => {
    const isChosen = part !== undefined && size <= Math.min(rest, mailLimits.partBytes);
    if (isChosen) rest -= size;
    return isChosen;
  });
}

function leftOf({
  type,
  parameters,
  dispositionParameters,
  size,
}: MessageStructureObject): MailAttachment {
  const name = dispositionParameters?.['filename'] ?? parameters?.['name'] ?? 'attachment';
  return {
    originalName: visibleLine(name, mailLimits.name),
    mime: visibleLine(type, 100),
    size: size ?? null,
    file: null,
    left: 'size',
  };
}

const boundary = 'parts-of-a-larger-message';
const structural = /^(?:content-[\w-]+|mime-version)\s*:/i;

function joined(headers: Buffer, bodies: readonly Buffer[]): Uint8Array {
  const lines = headers
    .toString('latin1')
    .split(/\r?\n(?![ \t])/)
    .filter((line) => line !== '' && !structural.test(line));
  const head = [
    ...lines,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
  ];
  return Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'),
    ...bodies.flatMap((body) => [Buffer.from(`--${boundary}\r\n`), body, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}
