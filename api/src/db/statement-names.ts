import { LRUCache } from 'lru-cache';

/** A text is worth a name when it is sent this often. */
const often = 3;
const maxNames = 1_000;

interface Known {
  sent: number;
  /** Undefined for a text that gets none. */
  readonly name: string | undefined;
}

/**
 * A statement whose columns are all those of a table. A kept one fails as soon as a newer version has added a column
 * (`cached plan must not change result type`).
 */
const isOpen = /^\s*select (?:"?\w+"?\.)?\*|\breturning (?:"?\w+"?\.)?\*/i;

/** Names for the statements that a process sends again and again. */
export class StatementNames {
  readonly #known = new LRUCache<string, Known>({ max: maxNames });
  #last = 0;

  /** The name of a text; undefined for one that is new, rare, or must not be kept. */
  of(sql: string): string | undefined {
    const known = this.#known.get(sql);
    if (!known) {
      this.#last += 1;
      const name = isOpen.test(sql) ? undefined : `s${this.#last}`;
      this.#known.set(sql, { sent: 1, name });
      return undefined;
    }
    known.sent += 1;
    return known.sent >= often ? known.name : undefined;
  }
}
