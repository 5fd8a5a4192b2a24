import type { AskApi } from './ask-api';
import type { SiteApi } from './site-api';

/** Notes what a page is made of: what the API answered to its loaders. */
export class PageReads {
  /** The API as the loaders get it. */
  readonly api: SiteApi;
  readonly #reads: (() => Promise<boolean>)[] = [];
  #isAll = true;

  constructor(api: SiteApi) {
    this.api = {
      read: async (endpoint, request) => {
        try {
          const value = await api.read(endpoint, request);
          // An answer that is as it was is the very same object.
          this.#reads.push(async () => (await api.read(endpoint, request)) === value);
          return value;
        } catch (error) {
          this.#isAll = false;
          throw error;
        }
      },
    };
  }

  /** What is asked for this way cannot be compared: a page that is made of it is made each time. */
  noting(ask: AskApi): AskApi {
    return (endpoint, body) => {
      this.#isAll = false;
      return ask(endpoint, body);
    };
  }

  /** Asks for everything again: whether the page would be the same. */
  async isUnchanged(): Promise<boolean> {
    if (!this.#isAll) return false;
    try {
      const answers = await Promise.all(this.#reads.map((isSame) => isSame()));
      return answers.every(Boolean);
    } catch {
      // What cannot be read now is for the loaders to say.
      return false;
    }
  }
}
