import { LRUCache } from 'lru-cache';
import type { PageState } from '../app/page-state';
import type { PageReads } from './page-reads';

/** A page's state, with its JSON. */
export interface WrittenState {
  readonly state: PageState;
  readonly json: string;
  /** Whether it is made of its address and the API's answers to it alone. */
  readonly isShared: boolean;
}

interface Known extends WrittenState {
  readonly reads: PageReads;
}

const max = 200;

/**
 * Page states by address. Each request reads everything that a page is made of; while all of it is unchanged, the state
 * is reused.
 */
export class KnownStates {
  readonly #known = new LRUCache<string, Known>({ max });

  async find(address: string): Promise<WrittenState | undefined> {
    const known = this.#known.get(address);
    if (!known || (await known.reads.isUnchanged())) return known;
    this.#known.delete(address);
    return undefined;
  }

  /** Skips pages with a form, whose token always differs, and the many addresses that do not exist. */
  put(address: string, known: Known): void {
    const { page } = known.state;
    if (page.kind !== 'problem' && !('form' in page)) this.#known.set(address, known);
  }
}
