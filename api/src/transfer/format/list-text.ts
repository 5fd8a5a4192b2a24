/** Several texts in one cell, with `; ` between; a separator within a text has a backslash before it. */
export function joinList(items: readonly string[]): string {
  return items.map((item) => item.replace(/[\\;|\n]/g, '\\$&')).join('; ');
}

/** The texts of a cell with `;`, `|` or line breaks between; with commas too where no text can have one. */
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
