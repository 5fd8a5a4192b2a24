const samples = '\u2000\u2028\u2029\u200b\ufeff\u212a漢か・●😀';

/**
 * A set of characters that represents all others: ASCII and Latin, those of the expression, and everything up to
 * Japanese if the expression has a property escape or a non-ASCII character.
 */
export function representatives(source: string): string[] {
  const isWide = /\\[pPux]|[^\u0000-\u007f]/.test(source);
  const codes = Array.from({ length: isWide ? 0x30ff : 0x180 }, (_, code) => code);
  return [...new Set([...codes.map((code) => String.fromCodePoint(code)), ...source, ...samples])];
}

/** Which of the characters match one element of an expression (`a`, `\d`, `[^x]`), by the engine itself. */
export function takes(element: string, flags: string, characters: readonly string[]): boolean[] {
  const pattern = new RegExp(`^(?:${element})$`, flags.replace(/[dgmy]/g, ''));
  return characters.map((character) => pattern.test(character));
}
