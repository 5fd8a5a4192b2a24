import { randomUUID } from 'node:crypto';

interface Slim {
  readonly slim: Buffer;
  /** Length of an attachment's content, also of a removed one. */
  readonly sizeOf: (content: ArrayBuffer | Uint8Array | string) => number;
}

const largest = 256 * 1024;
const headerBytes = 4096;

/** Replaces the content of large attachments, which is slow to decode and not shown, by a note of its length. */
export function withoutLargeParts(raw: Buffer): Slim {
  const mark = `taken-out-${randomUUID()}-`;
  const pieces = raw.length > largest ? piecesOf(raw) : [raw];
  const slim = Buffer.concat(pieces.map((piece) => slimmed(piece, mark)));
  return {
    slim,
    sizeOf: (content) => {
      const bytes = Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);
      const text = bytes
        .subarray(0, mark.length + 20)
        .toString('latin1')
        .trim();
      return text.startsWith(mark) ? Number(text.slice(mark.length)) : bytes.length;
    },
  };
}

/** Splits the message at every line that may begin a part. */
function piecesOf(raw: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (;;) {
    const next = raw.indexOf('\r\n--', start + 1);
    pieces.push(raw.subarray(start, next < 0 ? raw.length : next));
    if (next < 0) return pieces;
    start = next;
  }
}

function slimmed(piece: Buffer, mark: string): Buffer {
  const end = piece.subarray(0, headerBytes).indexOf('\r\n\r\n') + 4;
  if (piece.length <= largest || end < 4) return piece;
  const header = piece.subarray(0, end);
  if (!/^content-disposition:\s*attachment/im.test(header.toString('latin1'))) return piece;
  const isBase64 = /^content-transfer-encoding:\s*base64/im.test(header.toString('latin1'));
  const body = piece.subarray(end);
  const note = Buffer.from(`${mark}${isBase64 ? decodedLength(body) : body.length}`);
  return Buffer.concat([header, isBase64 ? Buffer.from(note.toString('base64')) : note]);
}

/** Base64 lines have 76 characters (RFC 2045, section 6.8); four characters encode three bytes. */
function decodedLength(body: Buffer): number {
  const end = body.subarray(-4).toString('latin1').trimEnd();
  const ended = body.length - (4 - end.length);
  const padding = end.length - end.replaceAll('=', '').length;
  const characters = ended - 2 * Math.floor((ended - 1) / 78);
  return Math.floor((characters * 3) / 4) - padding;
}
