import type { FileEncoding } from 'contract/transfer';
import { decoderOf } from './decode-text';
import { guessEncoding } from './guess-encoding';

const slice = 64 * 1024;

/** The file's text in chunks, without its byte order mark. */
export function* decoded(
  bytes: Uint8Array,
  encoding: FileEncoding = guessEncoding(bytes).encoding,
): Generator<string> {
  const decode = decoderOf(encoding);
  for (let start = 0; start < bytes.length; start += slice) {
    const end = start + slice;
    yield decode(bytes.subarray(start, end), end < bytes.length);
  }
}
