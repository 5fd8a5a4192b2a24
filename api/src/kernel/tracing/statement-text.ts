const maxTextLength = 2_000;

/** A statement as one line of at most 2 000 characters, for logs and traces. */
export function statementText(sql: string): string {
  return sql.replace(/\s+/g, ' ').trim().slice(0, maxTextLength);
}
