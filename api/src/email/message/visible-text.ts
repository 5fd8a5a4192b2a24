import { withoutInvisible } from 'contract';

/** Embeddings, overrides and isolates, by which a text looks like another one. */
const directions = /[\u202a-\u202e\u2066-\u2069]/gu;
/** All but tabs and ends of lines. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]/gu;

/** What windows-1252 has where Latin-1 has controls, which no text means. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A text of windows-1252 that was taken for Latin-1, as it is meant. */
export function asWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** A text in which characters that steer others are seen: `[U+202E]`. NUL and halves of characters are U+FFFD. */
export function visibleText(text: string): string {
  return withoutInvisible(
    asWindows1252(text)
      .replace(/\r\n?/g, '\n')
      .replace(directions, (sign) => `[U+${codeOf(sign)}]`)
      .replace(controls, '\uFFFD'),
  ).normalize('NFC');
}

/** The same on one line, at most `max` characters. */
export function visibleLine(text: string, max: number): string {
  const line = visibleText(text).replace(/\s+/g, ' ').trim();
  return line.length <= max ? line : `${cut(line, max - 1)}…`;
}

/** The beginning, which ends in no half of a character. */
export function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, '');
}

function codeOf(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
