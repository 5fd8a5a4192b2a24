import { localHref, plainPath } from '../language/addresses';
import { maxSaved } from '../common/saved-hrefs';

/** A chemical that the visitor has saved. */
export interface SavedChemical {
  readonly id: string;
  readonly name: string;
  /** The address of its page. */
  readonly href: string;
  readonly casNumber: string | null;
}

export interface Saved {
  readonly chemicals: readonly SavedChemical[];
  /** False where the browser keeps nothing, or nothing more: the list lasts as long as the page. */
  readonly isStored: boolean;
}

/** The number is the version of the stored format. */
const savedKey = 'saved-chemicals-1';
export const noneSaved: Saved = { chemicals: [], isStored: true };

/** The saved chemicals of a browser. Each write starts from what another tab may have stored. */
export class SavedStore {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly #events: EventTarget;
  readonly #listeners = new Set<() => void>();
  #text: string | null | undefined;
  #saved = noneSaved;

  /** @param storage - throws where it is blocked */
  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'>, events: EventTarget) {
    this.#storage = storage;
    this.#events = events;
  }

  readonly read = (): Saved => {
    if (!this.#saved.isStored) return this.#saved;
    try {
      const text = this.#storage().getItem(savedKey);
      if (text !== this.#text) this.#saved = { chemicals: readSaved(text), isStored: true };
      this.#text = text;
    } catch {
      this.#saved = { ...this.#saved, isStored: false };
    }
    return this.#saved;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#events.addEventListener('storage', this.#tell);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#events.removeEventListener('storage', this.#tell);
    };
  };

  /** Adds chemicals once each; returns how many had no room. */
  readonly add = (chemicals: readonly SavedChemical[]): number => {
    const known = this.read().chemicals;
    const ids = new Set(known.map(({ id }) => id));
    const all = [...known, ...chemicals.filter(({ id }) => !ids.has(id))];
    this.#write(all.slice(0, maxSaved));
    return Math.max(all.length - maxSaved, 0);
  };

  readonly remove = (id: string): void => {
    this.#write(this.read().chemicals.filter((chemical) => chemical.id !== id));
  };

  readonly empty = (): void => this.#write([]);

  #write(chemicals: readonly SavedChemical[]): void {
    const plain = chemicals.map((one) => ({ ...one, href: plainPath(one.href) }));
    const text = JSON.stringify(plain);
    let isStored = true;
    try {
      this.#storage().setItem(savedKey, text);
    } catch {
      isStored = false;
    }
    this.#saved = { chemicals, isStored };
    this.#text = text;
    this.#tell();
  }

  readonly #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

/** What was stored, which another script or version may have written: anything else is left out. */
export function readSaved(text: string | null): SavedChemical[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    const read = stored.slice(0, maxSaved).flatMap(savedIn);
    return [...new Map(read.map((chemical) => [chemical.id, chemical])).values()];
  } catch {
    return [];
  }
}

const idPattern = /^[\da-f-]{36}$/;
/** Only an address of a chemical on this site, because the list links to it. */
const hrefPattern = /^\/[\w.-]{1,200}$/;
const longestName = 300;

function savedIn(value: unknown): SavedChemical[] {
  if (typeof value !== 'object' || value === null) return [];
  const stored: { [Key in keyof SavedChemical]?: unknown } = value;
  const { id, name, href, casNumber } = stored;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof href !== 'string') return [];
  if (!idPattern.test(id) || !hrefPattern.test(href) || name.trim() === '') return [];
  const cas = typeof casNumber === 'string' ? casNumber.slice(0, 20) : null;
  return [{ id, name: name.slice(0, longestName), href: localHref(href), casNumber: cas }];
}

let store: SavedStore | undefined;

/** The saved chemicals of this browser. The server has none. */
export function visitorsSaved(): SavedStore {
  store ??= new SavedStore(() => localStorage, window);
  return store;
}
