import { isUtf8 } from 'node:buffer';

const slice = 64 * 1024;

/**
 * The encoding of a text file: by its byte order mark; else UTF-16 if every second byte at the start is zero, UTF-8
 * if all bytes are valid, and otherwise Windows-1252, in which every byte is a character.
 */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 512);
  const half = start.length / 2;
  if (zeros(start, 1) > half * 0.7) return 'utf-16le';
  if (zeros(start, 0) > half * 0.7) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The file's text in chunks, without its byte order mark. */
export function* decoded(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let start = 0; start < bytes.length; start += slice) {
    yield decoder.decode(bytes.subarray(start, start + slice), { stream: true });
  }
  yield decoder.decode();
}

/** The number of zero bytes at even or odd positions. */
function zeros(bytes: Uint8Array, parity: 0 | 1): number {
  return bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length;
}
