/** What a spreadsheet may take for a formula, also behind apostrophes that are there already. */
const dangerous = /^'*[=+\-@\t\r\n]/;

/**
 * A text that no spreadsheet takes for a formula: an apostrophe before it, as people type it there.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function defused(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** The text of a cell that is protected from a spreadsheet's guesses: `="67-64-1"`. */
export function unprotected(text: string): string {
  const inner = /^="((?:[^"]|"")*)"$/.exec(text)?.[1];
  return inner === undefined ? text : inner.replaceAll('""', '"');
}

/** The text that `defused` was given. */
export function undefused(text: string): string {
  return text.startsWith("'") && dangerous.test(text) ? text.slice(1) : text;
}
