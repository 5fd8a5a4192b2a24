import { randomUUID } from 'node:crypto';
import { crc32, constants, deflateRawSync } from 'node:zlib';
import { keySlot, tokenSlot } from '../load/form-slot';

/** What of a form differs from one visitor to the next; as long as the slots. */
export interface Filling {
  readonly token: string;
  readonly key: string;
}

/** @param token - of now */
export function newFilling(token: string): Filling {
  return { token, key: randomUUID() };
}

/** A text with the values of one visitor in the slots of its form. */
export function filled(text: string, { token, key }: Filling): string {
  return text.replaceAll(tokenSlot, token).replaceAll(keySlot, key);
}

/** A part of a document: as it is, with its deflated form, or a slot. */
type Piece =
  | { readonly plain: Buffer; readonly deflated: Buffer }
  | { readonly slot: keyof Filling };

/**
 * A document with a form, which is compressed once although each visitor's copy differs: deflated pieces may stand in a row
 * with blocks between them that are stored as they are (RFC 1951, 3.2.4).
 */
export class SlottedDocument {
  readonly #pieces: readonly Piece[];

  constructor(document: Buffer) {
    const parts = cut(document.toString(), tokenSlot).flatMap((part) => cut(part, keySlot));
    this.#pieces = parts.map((part, index) => {
      if (part === tokenSlot) return { slot: 'token' };
      if (part === keySlot) return { slot: 'key' };
      const plain = Buffer.from(part);
      const isLast = index === parts.length - 1;
      const finishFlush = isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH;
      return { plain, deflated: deflateRawSync(plain, { finishFlush }) };
    });
  }

  plain(filling: Filling): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#pieces.map((piece) => plainOf(piece, filling)));
  }

  gzip(filling: Filling): Buffer<ArrayBuffer> {
    const ending = Buffer.alloc(8);
    let [sum, length] = [0, 0];
    const blocks = this.#pieces.map((piece) => {
      const plain = plainOf(piece, filling);
      sum = crc32(plain, sum);
      length += plain.length;
      return 'slot' in piece ? storedBlock(plain) : piece.deflated;
    });
    ending.writeUInt32LE(sum, 0);
    ending.writeUInt32LE(length, 4);
    return Buffer.concat([gzipHead, ...blocks, ending]);
  }
}

/** A text as its parts before, at and behind each slot. */
function cut(text: string, slot: string): string[] {
  return text.split(slot).flatMap((part, index) => (index === 0 ? [part] : [slot, part]));
}

/** Deflate, no name, no time, any system (RFC 1952). */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

function plainOf(piece: Piece, filling: Filling): Buffer {
  return 'slot' in piece ? Buffer.from(filling[piece.slot]) : piece.plain;
}

function storedBlock(plain: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(0xffff - plain.length, 3);
  return Buffer.concat([head, plain]);
}
