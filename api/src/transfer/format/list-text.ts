/** Joins texts with `; ` in one cell; a separator within a text is escaped with a backslash. */
export function joinList(items: readonly string[]): string {
  return items.map((item) => item.replace(/[\\;|\n]/g, '\\$&')).join('; ');
}

/** Splits a cell at `;`, `|` or line breaks; also at commas where no text can have one. */
export function splitList(text: string, hasCommas: boolean): string[] {
  const separators = hasCommas ? /[;|,\n]/ : /[;|\n]/;
  const items = [''];
  for (const piece of text.match(/\\[\\;|\n]|[^]/g) ?? []) {
    const last = items.length - 1;
    if (separators.test(piece) && piece.length === 1) items.push('');
    else items[last] = `${items[last] ?? ''}${piece.length === 2 ? piece.slice(1) : piece}`;
  }
  return items.map((item) => item.trim()).filter((item) => item !== '');
}
