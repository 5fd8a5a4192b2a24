import { detect } from 'jschardet';
import type { Email } from 'postal-mime';

type Parse = (source: Uint8Array) => Promise<Email>;

const unreadable = '\uFFFD';
/** Each byte is a character of it, so what was decoded by it can be decoded anew. */
const bytewise = 'windows-1252';
const declared = /charset\s{0,9}=\s{0,9}"?[\w.:-]{1,40}"?/gi;

/**
 * Parses a message. Where a declared character set does not fit its text, the text is decoded by the set that its bytes
 * look like.
 */
export async function repairCharset(source: Uint8Array, parse: Parse): Promise<Email> {
  const mail = await parse(source);
  const isWrong = [mail.text, mail.html].some((text) => text?.includes(unreadable));
  if (!isWrong) return mail;
  const latin = Buffer.from(source).toString('latin1').replace(declared, `charset=${bytewise}`);
  const bytes = await parse(Buffer.from(withCharset(latin), 'latin1'));
  return {
    ...mail,
    ...(mail.text !== undefined && { text: decodedAnew(bytes.text, mail.text) }),
    ...(mail.html !== undefined && { html: decodedAnew(bytes.html, mail.html) }),
  };
}

/** A message that declares no character set at all. */
function withCharset(message: string): string {
  return /^content-type:/im.test(message.slice(0, message.search(/\r?\n\r?\n/)))
    ? message
    : `Content-Type: text/plain; charset=${bytewise}\r\n${message}`;
}

function decodedAnew(text: string | undefined, former: string): string {
  if (text === undefined) return former;
  const bytes = bytesOf(text);
  const { encoding } = detect(bytes);
  if (!encoding) return former;
  try {
    const decoded = new TextDecoder(encoding).decode(bytes);
    return countOf(decoded) < countOf(former) ? decoded : former;
  } catch {
    return former;
  }
}

const upper = new TextDecoder(bytewise).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const byteOf = new Map([...upper].map((character, byte) => [character, byte]));

function bytesOf(text: string): Buffer {
  return Buffer.from([...text].map((character) => byteOf.get(character) ?? 0x3f));
}

function countOf(text: string): number {
  return text.split(unreadable).length;
}
