import { t } from '@lingui/core/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { askServer, type ServerAnswer } from './ask-server';
import {
  busyWords,
  type FoundStructures,
  type SearchPlace,
  type SearchState,
  stuckWords,
  unansweredWords,
  unopenedWords,
} from './search-state';
import { placeOf } from './place-of';
import type { StructureRequest } from './structure-request';
import type { StructureNews } from './structure-news';
import { StructureSearcher } from './structure-searcher';

/** Milliseconds without a change of the drawing before it is searched. */
export const livePause = 350;

/** Where the next search runs: in the page, or on the server, with the reason. */
type NextPlace = 'page' | 'server-no-worker' | 'server-too-many';

export interface StructureSearchState {
  readonly place: NextPlace;
  /** The number of structures searched; null while unknown. */
  readonly structures: number | null;
  readonly search: SearchState;
}

/**
 * Runs the structure searches of a page, in the page itself if possible. The server runs only searches that were started
 * after the visitor was informed that the structure leaves the page.
 */
export class StructureSearchStore {
  readonly #searcher: StructureSearcher;
  readonly #listeners = new Set<() => void>();
  #state: StructureSearchState;
  #request: StructureRequest | undefined;
  /** Whether the search runs while the visitor draws. */
  #isLive = false;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #serverPage = 1;

  constructor({ hasWorkers }: { hasWorkers: boolean }) {
    const place = hasWorkers ? 'page' : 'server-no-worker';
    this.#state = { place, structures: null, search: { kind: 'resting' } };
    this.#searcher = new StructureSearcher({
      onNews: (news) => this.#hear(news),
      onStuck: () => this.#set({ kind: 'failed', words: stuckWords }),
      onBroken: () => this.#leavePage('server-no-worker'),
    });
  }

  readonly read = (): StructureSearchState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches the index in advance, which shows whether the page can search it. */
  readonly open = (): void => {
    if (this.#state.place === 'page' && this.#state.structures === null) this.#searcher.open();
  };

  /**
   * Searches in the page once the drawing has not changed for a moment: the last one counts, and a search under way is
   * ended. Nothing is ever sent to the server without a press of the button.
   */
  readonly searchLive = (request: StructureRequest): void => {
    clearTimeout(this.#pause);
    if (request.text === '') this.#forgetLive();
    if (request.text === '' || placeOf(request.text, this.#state.place) !== 'page') return;
    this.#pause = setTimeout(() => {
      if (this.#state.place !== 'page') return;
      this.#request = request;
      this.#isLive = true;
      this.#searcher.search(request);
    }, livePause);
  };

  /** An empty drawing has no results. */
  #forgetLive(): void {
    const { search } = this.#state;
    if (search.kind === 'found' && search.isLive) this.#set({ kind: 'resting' });
  }

  readonly search = (request: StructureRequest): void => {
    clearTimeout(this.#pause);
    this.#request = request;
    this.#isLive = false;
    if (placeOf(request.text, this.#state.place) === 'page') {
      this.#set({ kind: 'fetching' });
      this.#searcher.search(request);
    } else {
      this.#set({ kind: 'asking' });
      this.#serverPage = 1;
      void this.#send(request);
    }
  };

  readonly showMore = (): void => {
    const { search } = this.#state;
    if (search.kind !== 'found' || search.isAdding || !this.#request) return;
    this.#set({ ...search, isAdding: true });
    if (search.found.place === 'page') this.#searcher.showMore();
    else void this.#send(this.#request);
  };

  readonly close = (): void => {
    clearTimeout(this.#pause);
    this.#searcher.close();
  };

  #hear(news: StructureNews): void {
    switch (news.kind) {
      case 'opened':
        this.#change({ structures: news.structures });
        if (news.structures === null) this.#leavePage('server-too-many');
        break;
      case 'unopened':
        if (this.#request) this.#set({ kind: 'failed', words: unopenedWords });
        break;
      case 'hits':
        this.#add({ ...news, isTotalExact: true, place: 'page' }, news.isMore);
        break;
      case 'looking':
        if (!this.#isLive) this.#set(news);
        break;
      case 'refused':
        this.#refuse(news.reason ?? t`This structure cannot be read.`);
        break;
      default:
        this.#set(news);
    }
  }

  /** A search that was started in the page is not sent to the server: the visitor decides. */
  #leavePage(place: NextPlace): void {
    const isUnderWay = ['fetching', 'looking'].includes(this.#state.search.kind);
    this.#change({ place, search: { kind: isUnderWay ? 'undecided' : 'resting' } });
  }

  async #send(request: StructureRequest): Promise<void> {
    const place = placeOf(request.text, this.#state.place);
    const page = this.#serverPage;
    const answer = await askServer(request, page).catch((): undefined => undefined);
    if (request !== this.#request || place === 'page') return;
    if (answer?.kind === 'found') this.#serverPage += 1;
    if (!answer) this.#set({ kind: 'failed', words: unansweredWords });
    else this.#take(answer, { place, isMore: page > 1 });
  }

  #take(answer: ServerAnswer, { place, isMore }: { place: SearchPlace; isMore: boolean }): void {
    switch (answer.kind) {
      case 'refused':
        this.#refuse(answer.reason);
        break;
      case 'busy':
        this.#set({ kind: 'failed', words: busyWords });
        break;
      default:
        this.#add({ ...answer, place }, isMore);
    }
  }

  #add(next: FoundStructures, isMore: boolean): void {
    const { search } = this.#state;
    const before = isMore && search.kind === 'found' ? search.found.hits : [];
    const found = { ...next, hits: [...before, ...next.hits] };
    if (!this.#request) return;
    const [request, isLive] = [this.#request, this.#isLive];
    this.#set({ kind: 'found', request, found, isAdding: false, isLive });
  }

  #refuse(reason: string): void {
    if (this.#request) this.#set({ kind: 'refused', request: this.#request, reason });
  }

  #set(search: SearchState): void {
    this.#change({ search });
  }

  #change(part: Partial<StructureSearchState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** A structure search for as long as the page is shown, with its state. */
export function useStructureSearch(): { store: StructureSearchStore; state: StructureSearchState } {
  const [store] = useState(
    () => new StructureSearchStore({ hasWorkers: typeof Worker !== 'undefined' }),
  );
  const state = useSyncExternalStore(store.subscribe, store.read, () => beforeScripts);
  // Terminates the worker, which lives outside React, on unmount.
  useEffect(() => store.close, [store]);
  return { store, state };
}

/** The state that the server renders: with a script, searches run in the page. */
const beforeScripts: StructureSearchState = {
  place: 'page',
  structures: null,
  search: { kind: 'resting' },
};
