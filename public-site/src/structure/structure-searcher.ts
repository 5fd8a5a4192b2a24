import type { StructureAsked } from './structure-asked';
import type { StructureNews, StructureOrder } from './structure-news';

/** Milliseconds without progress after which a search is given up: a slow device may take longer in all. */
export const longestPause = 20_000;

export interface SearcherOptions {
  readonly onNews: (news: StructureNews) => void;
  /** The search got no further and was ended. */
  readonly onStuck: () => void;
  /** The worker did not start, or crashed. */
  readonly onBroken: () => void;
}

/** The worker as the page uses it: started when it is needed, ended when it gets no further, or when a search is left. */
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

  /** A running search is ended with its worker, which does not receive messages while it works. */
  search(asked: StructureAsked): void {
    if (this.#isBusy) this.close();
    this.#isBusy = true;
    this.#order({ kind: 'search', asked });
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
        // Fetching the index takes as long as it takes; the time of a search begins when it is there.
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
    this.#timer = setTimeout(() => this.#giveUp(), longestPause);
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
