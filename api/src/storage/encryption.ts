import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The key is not that of the backup, or the file is damaged or cut off. */
export class NotDecrypted extends Error {
  override name = 'NotDecrypted';
}

/** What an encrypted backup begins with; a salt follows. */
const magic = Buffer.from('chemical-trading-backup 1\n');
const saltLength = 32;
export const headLength = magic.length + saltLength;

const cipher = 'aes-256-gcm';
const chunkLength = 65_536;
const tagLength = 16;

export function isEncrypted(head: Buffer): boolean {
  return head.subarray(0, magic.length).equals(magic);
}

/**
 * Encrypts a stream in chunks of AES-256-GCM, under a key of its own for each stream. The number of a chunk and whether
 * it is the last are its nonce, so that chunks cannot be exchanged, and an end that is cut off is noticed: the STREAM
 * construction.
 *
 * @param key - 32 bytes
 * @see https://eprint.iacr.org/2015/189
 */
export async function* encrypted(
  plain: AsyncIterable<Buffer>,
  key: Uint8Array,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  const streamKey = derivedKey(key, salt);
  yield Buffer.concat([magic, salt]);
  for await (const { bytes, nonce } of inChunks(plain, chunkLength)) {
    const sealing = createCipheriv(cipher, streamKey, nonce);
    yield Buffer.concat([sealing.update(bytes), sealing.final(), sealing.getAuthTag()]);
  }
}

/**
 * Decrypts what follows the head of a stream that `encrypted` made.
 *
 * @throws NotDecrypted
 */
export async function* decrypted(
  sealed: AsyncIterable<Buffer>,
  key: Uint8Array,
  head: Buffer,
): AsyncGenerator<Buffer> {
  const streamKey = derivedKey(key, head.subarray(magic.length));
  for await (const { bytes, nonce } of inChunks(sealed, chunkLength + tagLength)) {
    yield opened(bytes, streamKey, nonce);
  }
}

function opened(bytes: Buffer, key: Uint8Array, nonce: Buffer): Buffer {
  const end = Math.max(0, bytes.length - tagLength);
  try {
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength });
    opening.setAuthTag(bytes.subarray(end));
    return Buffer.concat([opening.update(bytes.subarray(0, end)), opening.final()]);
  } catch (cause) {
    const why = 'BACKUP_KEY is another one than it was made with, or the file is damaged.';
    throw new NotDecrypted(`The backup cannot be decrypted: ${why}`, { cause });
  }
}

function derivedKey(key: Uint8Array, salt: Buffer): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, salt, 'chemical-trading backup', 32));
}

interface Chunk {
  readonly bytes: Buffer;
  readonly nonce: Buffer;
}

async function* inChunks(stream: AsyncIterable<Buffer>, length: number): AsyncGenerator<Chunk> {
  let rest = Buffer.alloc(0);
  let index = 0;
  for await (const part of stream) {
    rest = Buffer.concat([rest, part]);
    // What may be the last chunk waits for more.
    while (rest.length > length) {
      yield { bytes: rest.subarray(0, length), nonce: nonceOf(index, false) };
      rest = rest.subarray(length);
      index += 1;
    }
  }
  yield { bytes: rest, nonce: nonceOf(index, true) };
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}
