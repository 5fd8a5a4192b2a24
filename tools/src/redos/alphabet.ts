const samples = '\u2000\u2028\u2029\u200b\ufeff\u212a漢か・●😀';

/**
 * Characters that stand for all others: ASCII and Latin, those of the expression, and all up to Japanese where the
 * expression names a property or a character beyond ASCII.
 */
export function representatives(source: string): string[] {
  const isWide = /\\[pPux]|[^\u0000-\u007f]/.test(source);
  const codes = Array.from({ length: isWide ? 0x30ff : 0x180 }, (_, code) => code);
  return [...new Set([...codes.map((code) => String.fromCodePoint(code)), ...source, ...samples])];
}

/** Which of the characters one element of an expression (`a`, `\d`, `[^x]`) takes, by asking the engine. */
export function takes(element: string, flags: string, characters: readonly string[]): boolean[] {
  const pattern = new RegExp(`^(?:${element})$`, flags.replace(/[dgmy]/g, ''));
  return characters.map((character) => pattern.test(character));
}
