import { isUtf8 } from 'node:buffer';
import type { FileEncoding } from 'contract/transfer';
import { detectAll } from 'jschardet';
import { textOf } from './decode-text';

/** An encoding, and whether another one is as likely. */
export interface GuessedEncoding {
  readonly encoding: FileEncoding;
  readonly isSure: boolean;
}

/** So many bytes in lines with letters beyond ASCII say enough. */
const maxSample = 20_000;
/** Separators, digits and ends of lines are so much of a table at least; a stray zero is not. */
const minZeros = 0.1;
/** A candidate below this share of the best one's confidence is no rival. */
const rivalShare = 0.5;
/** Fewer letters are no evidence. */
const minLetters = 4;

/** Names of the detector; another name for an encoding with the same letters counts as that one. */
const names: Readonly<Record<string, FileEncoding>> = {
  'windows-1252': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'windows-1252',
  'windows-1250': 'windows-1250',
  'iso-8859-2': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1254': 'windows-1254',
  'iso-8859-9': 'windows-1254',
  ibm850: 'ibm850',
  cp850: 'ibm850',
  cp437: 'ibm850',
  macroman: 'macintosh',
  macturkish: 'macintosh',
  gb18030: 'gb18030',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  shift_jis: 'shift_jis',
  cp932: 'shift_jis',
  'euc-kr': 'euc-kr',
  cp949: 'euc-kr',
};

/**
 * The encoding of a text file: by its byte order mark; UTF-16 if zeros stand in one half of its places; UTF-8 if all bytes
 * are valid; else the likeliest one for the letters of the lines that have any.
 */
export function guessEncoding(bytes: Uint8Array): GuessedEncoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return { encoding: 'utf-8', isSure: isUtf8(bytes) };
  if (first === 0xff && second === 0xfe) return sure('utf-16le');
  if (first === 0xfe && second === 0xff) return sure('utf-16be');
  // No other encoding has zeros; the signs of a table have one in UTF-16, whatever its letters are.
  const start = bytes.subarray(0, maxSample);
  const [even, odd] = [zeros(start, 0), zeros(start, 1)];
  const least = Math.max(2, (start.length / 2) * minZeros);
  if (odd > least && even < odd / 2) return sure('utf-16le');
  if (even > least && odd < even / 2) return sure('utf-16be');
  return isUtf8(bytes) ? sure('utf-8') : likeliest(bytes);
}

function sure(encoding: FileEncoding): GuessedEncoding {
  return { encoding, isSure: true };
}

function likeliest(bytes: Uint8Array): GuessedEncoding {
  const sample = telling(bytes);
  const candidates = detectAll(sample).flatMap(({ encoding, confidence }) => {
    const known = names[encoding?.toLowerCase() ?? ''];
    return known === undefined ? [] : [{ encoding: known, confidence }];
  });
  const [best] = candidates;
  if (!best) return { encoding: 'windows-1252', isSure: false };
  const rivals = candidates.filter(({ confidence }) => confidence >= best.confidence * rivalShare);
  const text = textOf(sample, best.encoding);
  const isSame = (encoding: FileEncoding) => textOf(sample, encoding) === text;
  const letters = sample.filter((byte) => byte > 0x7f).length;
  const isSure = letters >= minLetters && rivals.every(({ encoding }) => isSame(encoding));
  // What reads the same is called by the name that people know.
  return { encoding: isSame('windows-1252') ? 'windows-1252' : best.encoding, isSure };
}

/** The lines with bytes beyond ASCII: digits and separators say nothing of the encoding. */
function telling(bytes: Uint8Array): Buffer {
  const lines: Uint8Array[] = [];
  let size = 0;
  let start = 0;
  while (start < bytes.length && size < maxSample) {
    const next = bytes.indexOf(10, start);
    const end = next < 0 ? bytes.length : next + 1;
    const line = bytes.subarray(start, Math.min(end, start + maxSample));
    if (line.some((byte) => byte > 0x7f)) {
      lines.push(line);
      size += line.length;
    }
    start = end;
  }
  return Buffer.concat(lines);
}

/** The number of zero bytes at even or odd positions. */
function zeros(bytes: Uint8Array, parity: 0 | 1): number {
  return bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length;
}
