import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'panel-runtime';

const firstPause = 2000;
const maxPause = 30_000;

/** Writes of a form that go on while the server cannot be reached, as long as the form is on the page. */
export function useTryAgain() {
  const [isWaiting, setIsWaiting] = useState(false);
  const isShown = useRef(true);
  // Follows the form's presence on the page.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return {
    isWaiting,
    again: <Answer>(write: () => Promise<Answer>, { isSafeTwice }: Pick<TryAgain, 'isSafeTwice'>) =>
      tryAgain(write, {
        isSafeTwice,
        isWanted: () => isShown.current,
        onWaiting: setIsWaiting,
      }),
  };
}

/** What a repeated write tells its form. */
interface TryAgain {
  /** Whether a write that happened although its answer was lost does no harm when it is repeated. */
  readonly isSafeTwice: boolean;
  /** Whether the form still waits. */
  readonly isWanted: () => boolean;
  /** Runs when the write waits for the server, and when that has ended. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/**
 * Writes, and tries again while the server cannot be reached. A write that must not happen twice is repeated only where
 * the browser itself is offline, so that it never left it.
 */
async function tryAgain<Answer>(
  write: () => Promise<Answer>,
  { isSafeTwice, isWanted, onWaiting }: TryAgain,
): Promise<Answer> {
  try {
    for (let wait = firstPause; ; wait = Math.min(wait * 2, maxPause)) {
      const wasOffline = !navigator.onLine;
      try {
        return await write();
      } catch (error) {
        if (!isAway(error) || !(isSafeTwice || wasOffline) || !isWanted()) throw error;
        onWaiting(true);
        await pause(wait);
        if (!isWanted()) throw error;
      }
    }
  } finally {
    onWaiting(false);
  }
}

/** Whether the server gave no answer, or a proxy answered for it. */
function isAway(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable');
}

/** Ends early when the browser is online again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      window.removeEventListener('online', end);
      clearTimeout(timer);
      resolve();
    }
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });
}
