import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A rendered document, whole but for the nonce that each answer has of its own: it is kept in the pieces between the
 * places of the nonce, as they are and compressed, so that an answer is put together and neither rendered nor
 * compressed anew.
 */
export class PageHtml {
  readonly #pieces: readonly Buffer[];
  #deflated: readonly Buffer[] | undefined;

  /** @param mark - what stands in the document in place of the nonce */
  constructor(document: string, mark: string) {
    this.#pieces = document.split(mark).map((piece) => Buffer.from(piece));
  }

  /** What it takes of memory, with the compressed form. */
  get bytes(): number {
    return [...this.#pieces, ...this.#compressed()].reduce((sum, { length }) => sum + length, 0);
  }

  plain(nonce: string): Buffer<ArrayBuffer> {
    return Buffer.concat(between(this.#pieces, Buffer.from(nonce)));
  }

  /**
   * A gzip file (RFC 1952) of the pieces' blocks with the nonce between them in a block that is not compressed (RFC
   * 1951, 3.2.4). Each piece was ended at a byte, so that they can stand in a row.
   */
  gzip(nonce: string): Buffer<ArrayBuffer> {
    const plain = this.plain(nonce);
    const end = Buffer.alloc(8);
    end.writeUInt32LE(crc32(plain), 0);
    end.writeUInt32LE(plain.length, 4);
    const blocks = between(this.#compressed(), storedBlock(nonce));
    return Buffer.concat([gzipStart, ...blocks, lastBlock, end]);
  }

  #compressed(): readonly Buffer[] {
    this.#deflated ??= this.#pieces.map((piece) =>
      deflateRawSync(piece, { finishFlush: constants.Z_SYNC_FLUSH }),
    );
    return this.#deflated;
  }
}

/** Deflate, no name, no time, Unix. */
const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

function storedBlock(text: string): Buffer {
  const content = Buffer.from(text);
  const start = Buffer.alloc(5);
  start.writeUInt16LE(content.length, 1);
  start.writeUInt16LE(~content.length & 0xffff, 3);
  return Buffer.concat([start, content]);
}

function between(pieces: readonly Buffer[], separator: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));
}
