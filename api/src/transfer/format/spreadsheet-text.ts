/** Beginnings that a spreadsheet may read as a formula, also after existing apostrophes. */
const dangerous = /^'*[=+\-@\t\r\n]/;

/**
 * Escapes a text with an apostrophe so that no spreadsheet reads it as a formula.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function defused(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** The text of a cell that is protected from a spreadsheet's conversions: `="67-64-1"`. */
export function unprotected(text: string): string {
  const inner = /^="((?:[^"]|"")*)"$/.exec(text)?.[1];
  return inner === undefined ? text : inner.replaceAll('""', '"');
}

/** Reverses `defused`. */
export function undefused(text: string): string {
  return text.startsWith("'") && dangerous.test(text) ? text.slice(1) : text;
}
