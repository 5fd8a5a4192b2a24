import type { FileEncoding } from 'contract/transfer';
import { decodeIbm850 } from './ibm850';

/** Decodes pieces of a text: a character may begin in one and end in the next, while there are more. */
export function decoderOf(encoding: FileEncoding): (bytes: Uint8Array, hasMore: boolean) => string {
  if (encoding === 'ibm850') return decodeIbm850;
  const decoder = new TextDecoder(encoding);
  return (bytes, hasMore) => {
    // Some versions of Node read Windows-1252 as Latin-1 where it is decoded at once.
    const text = decoder.decode(bytes, { stream: true });
    return hasMore ? text : text + decoder.decode();
  };
}

/** All bytes as a text. */
export function textOf(bytes: Uint8Array, encoding: FileEncoding): string {
  return decoderOf(encoding)(bytes, false);
}
