import type { TextStorage } from '../app/browser-storage';

/** A page waited for something, or led from one address to the next, for longer than anybody waits. */
export class PageTimeout extends Error {
  override readonly name = 'PageTimeout';
}

/** Milliseconds until a page that is not there is given up: its data, its code, or what it waits for when drawn. */
export const pageLimit = 20_000;

/** Passes on what a page waits for. @throws PageTimeout */
export async function inTime<Result>(work: Promise<Result>, limit = pageLimit): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageTimeout(lateText)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    // The router shows nothing for an error that is undefined.
    throw error ?? new Error('It failed without a reason.');
  } finally {
    clearTimeout(timer);
  }
}

export const lateText = 'It waited for something for 20 seconds.';

/** Starts of one page without its end, at most this many in `circle` milliseconds: more are redirects in a circle. */
const maxStarts = 10;
const circle = 2_000;

/** Notices pages that do not end: those that redirect in a circle, and those that stopped this tab before. */
export interface PageWatch {
  /** A page of a version starts. @throws PageTimeout where it would not end */
  begin(page: string): void;
  /** It is drawn. */
  end(): void;
}

const key = 'page:begun';

/**
 * The storage keeps what had begun when the tab was stopped by force. A page that is left or reloaded takes its mark
 * along.
 */
export function createPageWatch(session: TextStorage, now: () => number = Date.now): PageWatch {
  const stopped = session.getItem(key);
  session.removeItem(key);
  let isKnown = stopped === null;
  let starts: { readonly page: string; readonly at: number }[] = [];
  window.addEventListener('pagehide', () => session.removeItem(key));
  return {
    begin(page) {
      if (!isKnown && page === stopped) {
        isKnown = true;
        throw new PageTimeout('It stopped this tab when it was opened before.');
      }
      starts = [...starts.filter(({ at }) => at > now() - circle), { page, at: now() }];
      if (starts.length > maxStarts) {
        starts = [];
        session.removeItem(key);
        throw new PageTimeout('It leads from one address to the next without an end.');
      }
      session.setItem(key, page);
    },
    end() {
      starts = [];
      session.removeItem(key);
    },
  };
}
