import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A rendered document without its nonce, which every response sets anew. It is stored as the pieces between the nonces,
 * plain and compressed, so that a response needs neither rendering nor compression.
 */
export class PageHtml {
  readonly #pieces: readonly Buffer[];
  #deflated: readonly Buffer[] | undefined;

  /** @param mark - the placeholder of the nonce in the document */
  constructor(document: string, mark: string) {
    this.#pieces = document.split(mark).map((piece) => Buffer.from(piece));
  }

  /** Its size in memory, with the compressed form. */
  get bytes(): number {
    return [...this.#pieces, ...this.#compressed()].reduce((sum, { length }) => sum + length, 0);
  }

  plain(nonce: string): Buffer<ArrayBuffer> {
    return Buffer.concat(between(this.#pieces, Buffer.from(nonce)));
  }

  /**
   * A gzip file (RFC 1952) of the compressed pieces with the nonce between them in an uncompressed block (RFC 1951,
   * 3.2.4). Each piece ends on a byte boundary, so that they can be concatenated.
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
