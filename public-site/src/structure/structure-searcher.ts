import type { StructureRequest } from './structure-request';
import type { StructureNews, StructureOrder } from './structure-news';

/** Milliseconds without progress after which a search is aborted; the whole search may take longer. */
export const maxPause = 20_000;

export interface SearcherOptions {
  readonly onNews: (news: StructureNews) => void;
  /** The search made no progress and was aborted. */
  readonly onStuck: () => void;
  /** The worker did not start, or crashed. */
  readonly onBroken: () => void;
}

/** Controls the worker: starts it on demand, terminates it when it makes no progress or its search is abandoned. */
export class StructureSearcher {
  readonly #options: SearcherOptions;
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;

  constructor(options: SearcherOptions) {
    this.#options = options;
  }

  open(): void {
    this.#order({ kind: 'open' });
  }

  /** Terminates the worker of a running search: a busy worker receives no messages. */
  search(request: StructureRequest): void {
    if (this.#isBusy) this.close();
    this.#isBusy = true;
    this.#order({ kind: 'search', request });
  }

  showMore(): void {
    this.#order({ kind: 'more' });
  }

  close(): void {
    this.#rest();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #order(order: StructureOrder): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(order);
  }

  #start(): Worker {
    const worker = new Worker(
      /* webpackChunkName: "structure-worker" */ new URL('./structure-worker.ts', import.meta.url),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<StructureNews>) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker.addEventListener('error', () => {
      if (worker !== this.#worker) return;
      this.close();
      this.#options.onBroken();
    });
    return worker;
  }

  #hear(news: StructureNews): void {
    switch (news.kind) {
      case 'opened':
        // The time limit does not include fetching the index.
        if (news.structures === null) this.#rest();
        else if (this.#isBusy) this.#wait();
        break;
      case 'looking':
        this.#wait();
        break;
      default:
        this.#rest();
    }
    this.#options.onNews(news);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp(), maxPause);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isBusy = false;
  }

  #giveUp(): void {
    this.close();
    this.#options.onStuck();
  }
}
