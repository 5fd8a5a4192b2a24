import { LRUCache } from 'lru-cache';

/** A text is worth a name when it is sent this often. */
const often = 3;
const most = 1_000;

interface Known {
  sent: number;
  readonly name: string;
}

/** Names for the statements that a process sends again and again. */
export class StatementNames {
  readonly #known = new LRUCache<string, Known>({ max: most });
  #last = 0;

  /** The name of a text; undefined for one that is new or rare. */
  of(sql: string): string | undefined {
    const known = this.#known.get(sql);
    if (!known) {
      this.#last += 1;
      this.#known.set(sql, { sent: 1, name: `s${this.#last}` });
      return undefined;
    }
    known.sent += 1;
    return known.sent >= often ? known.name : undefined;
  }
}
