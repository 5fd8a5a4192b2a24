import { LRUCache } from 'lru-cache';
import type { PageState } from '../common/page-state';
import type { PageReads } from './page-reads';

/** A page's state, and the same written as JSON. */
export interface WrittenState {
  readonly state: PageState;
  readonly json: string;
}

interface Known extends WrittenState {
  readonly reads: PageReads;
}

const max = 200;

/**
 * The states of pages by their addresses. Everything that a page is made of is asked for at each request; while all of
 * it is what it was, the state is as well, and need not be made again.
 */
export class KnownStates {
  readonly #known = new LRUCache<string, Known>({ max });

  async find(address: string): Promise<WrittenState | undefined> {
    const known = this.#known.get(address);
    if (!known || (await known.reads.isUnchanged())) return known;
    this.#known.delete(address);
    return undefined;
  }

  /** Not kept is a page with a form, whose token is another each time, nor one of the many addresses with nothing there. */
  put(address: string, known: Known): void {
    const { page } = known.state;
    if (page.kind !== 'problem' && !('form' in page)) this.#known.set(address, known);
  }
}
