/**
 * Directional marks, embeddings and isolates, zero-width spaces, soft hyphens, invisible operators and tags. The joiners
 * U+200C and U+200D stay: Persian, Hindi and emoji are written with them.
 *
 * @see Unicode Technical Report 36, Unicode Security Considerations, section 2.5
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Removes characters that make a text look different from what is stored: `cv\u202Efdp.exe` looks like `cvexe.pdf`. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}
