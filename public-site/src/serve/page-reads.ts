import type { AskApi } from '../load/ask-api';
import { ApiRefusal, type RepeatableApi, type SiteApi } from '../load/site-api';

/** Records what a page's loaders read from the API. */
export class PageReads {
  /** The API for the loaders. */
  readonly api: SiteApi;
  readonly #reads: (() => Promise<boolean>)[] = [];
  #isAll = true;

  constructor(api: RepeatableApi) {
    this.api = {
      read: async (endpoint, request) => {
        const read = api.reader(endpoint, request);
        try {
          const value = await read();
          // An unchanged response is the identical object.
          this.#reads.push(async () => (await read()) === value);
          return value;
        } catch (error) {
          if (isMissing(error)) this.#reads.push(() => read().then(() => false, isMissing));
          else this.#isAll = false;
          throw error;
        }
      },
    };
  }

  /** Such responses cannot be compared: a page that uses one is rendered each time. */
  noting(ask: AskApi): AskApi {
    return (endpoint, body) => {
      this.#isAll = false;
      return ask(endpoint, body);
    };
  }

  /**
   * Whether the page is made of reads alone, which say nothing of the visitor; not if a read failed, and not if one
   * sent the visitor's address along.
   */
  get isShared(): boolean {
    return this.#isAll;
  }

  /** Repeats all reads: true if the page would be the same. */
  async isUnchanged(): Promise<boolean> {
    if (!this.#isAll) return false;
    try {
      const answers = await Promise.all(this.#reads.map((isSame) => isSame()));
      return answers.every(Boolean);
    } catch {
      // A read that fails now is handled by the loaders.
      return false;
    }
  }
}

/** That there is nothing is an answer too. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiRefusal && error.status === 404;
}
