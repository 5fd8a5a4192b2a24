import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { withoutLargeParts } from './large-parts';

/** Maximum size of a message: the largest allowed attachments, encoded, and the texts. */
export const maxBytes = 40 * 1024 * 1024;
const maxHeaderBytes = 64 * 1024;

export interface MailHead {
  readonly subject: string;
  readonly hasAttachments: boolean;
}

export interface ReadMail {
  readonly cc: string[];
  readonly replyTo: string | null;
  readonly messageId: string | null;
  readonly html: string | null;
  readonly text: string | null;
  readonly headers: string;
  readonly attachments: {
    readonly name: string;
    readonly mime: string;
    readonly size: number;
    readonly cid: string | null;
  }[];
}

const limits = {
  maxNestingDepth: 20,
  maxHeadersSize: 2 * maxHeaderBytes,
  maxRfc822NestingDepth: 2,
} as const;

/** The list entry of a message, read from its header only. */
export async function readHead(raw: Buffer): Promise<MailHead> {
  const hasAttachments = raw.includes('Content-Disposition: attachment');
  try {
    const { subject = '' } = await PostalMime.parse(headerOf(raw), limits);
    return { subject, hasAttachments };
  } catch {
    // A message that cannot be parsed is still shown, as received.
    return { subject: '', hasAttachments };
  }
}

/** The whole message; one that cannot be parsed is returned as plain text. */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const { slim, sizeOf } = withoutLargeParts(raw);
  const headers = headerOf(raw).toString('utf8');
  try {
    const email = await PostalMime.parse(slim, limits);
    return { ...contentOf(email), headers, attachments: email.attachments.map(shown) };
  } catch {
    const text = slim.toString('utf8');
    return { ...contentOf({ text }), headers, attachments: [] };
  }

  function shown({ filename, mimeType, contentId, content }: Attachment) {
    const cid = contentId?.replace(/^<|>$/g, '') ?? null;
    return { name: filename ?? 'unnamed', mime: mimeType, size: sizeOf(content), cid };
  }
}

function contentOf({ cc = [], replyTo = [], messageId, html, text }: Partial<Email>) {
  const [answerTo] = replyTo;
  return {
    cc: cc.map(({ address, name }) => address ?? name),
    replyTo: answerTo?.address ?? null,
    messageId: messageId ?? null,
    html: html ?? null,
    text: text ?? null,
  };
}

function headerOf(raw: Buffer): Buffer {
  const end = raw.indexOf('\r\n\r\n');
  return raw.subarray(0, Math.min(end < 0 ? raw.length : end, maxHeaderBytes));
}
