import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * An API key: `ctk_`, 40 random characters, and the CRC-32 of what precedes in six. Scanners that look for leaked
 * secrets tell it from other texts by its beginning and its checksum.
 *
 * @see https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
 */
export interface KeyText {
  readonly text: string;
  /** What is shown of it later. */
  readonly prefix: string;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const start = 'ctk_';
const randomCharacters = 40;
const checksumCharacters = 6;
/** Of which eight are random: enough to tell keys apart, and the remaining 32 cannot be guessed. */
const prefixLength = start.length + 8;
const bodyLength = start.length + randomCharacters;

export function newKeyText(): KeyText {
  const random = Array.from({ length: randomCharacters }, () => alphabet[randomInt(62)]).join('');
  const body = start + random;
  return { text: body + checksum(body), prefix: prefixOf(body) };
}

export function isApiKey(token: string): boolean {
  return token.startsWith(start);
}

/** The prefix of a key whose checksum is right; undefined for any other text. */
export function readPrefix(token: string): string | undefined {
  const body = token.slice(0, bodyLength);
  return token === body + checksum(body) ? prefixOf(body) : undefined;
}

function prefixOf(body: string): string {
  return body.slice(0, prefixLength);
}

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < checksumCharacters; place += 1) {
    text = (alphabet[rest % 62] ?? '') + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
