import { sql, type RawBuilder } from 'kysely';

const mark = '/* later */ ';

/**
 * A statement of a transaction whose result is not used. On a server it waits for the next statement or the commit and
 * goes with it, in one round trip; its error is that statement's error.
 */
export function later(statement: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${sql.raw(mark)}${statement}`;
}

/** The text without the mark of `later`. */
export function withoutMark(text: string): string {
  return isLater(text) ? text.slice(mark.length) : text;
}

/** Whether a statement was marked by `later`. */
export function isLater(text: string): boolean {
  return text.startsWith(mark);
}
