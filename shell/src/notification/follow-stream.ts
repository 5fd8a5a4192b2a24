import { streamBeatSeconds, type NotificationNews } from 'contract/staff';
import { type OpenStream, StreamRefused } from './open-stream';
import { readNews } from './read-news';

export interface StreamFollower {
  readonly openStream: OpenStream;
  readonly onNews: (news: NotificationNews) => Promise<void>;
  /** Called when the stream starts or stops delivering news. */
  readonly onLive: (isLive: boolean) => void;
  readonly onRefused: () => void;
}

/** Milliseconds without data after which a connection counts as broken: two heartbeats were missed. */
const maxSilence = 2.4 * streamBeatSeconds * 1000;
/**
 * Milliseconds after which a hidden page closes its stream: with HTTP/1.1 a browser has six connections per server for
 * all its tabs.
 */
const maxUnseenTime = 20_000;
/** Milliseconds after which a stream counts as stable, so that the next reconnect is fast. */
const steadyAfter = 30_000;
const firstPause = 1000;
const maxPause = 60_000;

/**
 * Keeps a stream open while the page is visible, reconnecting after failures.
 *
 * @returns a function that ends it
 */
export function followStream(follower: StreamFollower): () => void {
  const stop = new AbortController();
  void keepOpen(follower, stop.signal);
  return () => stop.abort();
}

async function keepOpen(follower: StreamFollower, stop: AbortSignal): Promise<void> {
  let failures = 0;
  await untilSeen(stop);
  while (!stop.aborted) {
    const openedAt = Date.now();
    await followOnce(follower, stop);
    if (stop.aborted) return;
    failures = Date.now() - openedAt > steadyAfter ? 1 : failures + 1;
    await pause(pauseAfter(failures), stop);
    await untilSeen(stop);
  }
}

/** Runs one connection from opening to end; a broken connection counts as ended. */
async function followOnce(
  { openStream, onNews, onLive, onRefused }: StreamFollower,
  stop: AbortSignal,
): Promise<void> {
  const guard = guardConnection(stop);
  try {
    const stream = await openStream(guard.signal);
    await readNews(stream, {
      onBytes: guard.heard,
      async onNews(news) {
        if (stop.aborted) return;
        await onNews(news);
        onLive(true);
      },
    });
  } catch (cause) {
    if (cause instanceof StreamRefused) onRefused();
  } finally {
    guard.leave();
    if (!stop.aborted) onLive(false);
  }
}

/** Aborts the connection when it is stopped, silent for too long, or the page is hidden. */
function guardConnection(stop: AbortSignal) {
  const connection = new AbortController();
  const cut = () => connection.abort();
  let silence = setTimeout(cut, maxSilence);
  let unseen: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(unseen);
    if (document.hidden) unseen = setTimeout(cut, maxUnseenTime);
  }
  const unhear = listen([[stop, 'abort']], cut);
  const unwatch = listen([[document, 'visibilitychange']], look);
  return {
    signal: connection.signal,
    heard() {
      clearTimeout(silence);
      silence = setTimeout(cut, maxSilence);
    },
    leave() {
      clearTimeout(silence);
      clearTimeout(unseen);
      unhear();
      unwatch();
      cut();
    },
  };
}

/** Grows after each failure, with jitter, so that pages do not reconnect to a restarted server all at once. */
function pauseAfter(failures: number): number {
  const longest = Math.min(firstPause * 2 ** (failures - 1), maxPause);
  return longest * (0.5 + Math.random() / 2);
}

/** Ends early when the network or the user comes back. */
function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const leave = listen(
      [
        [stop, 'abort'],
        [window, 'online'],
        [document, 'visibilitychange'],
      ],
      ({ type }) => {
        if (type !== 'visibilitychange' || !document.hidden) end();
      },
    );
    const timer = setTimeout(end, milliseconds);
    function end() {
      leave();
      clearTimeout(timer);
      resolve();
    }
  });
}

function untilSeen(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const leave = listen(
      [
        [stop, 'abort'],
        [document, 'visibilitychange'],
      ],
      look,
    );
    function look() {
      if (document.hidden && !stop.aborted) return;
      leave();
      resolve();
    }
    look();
  });
}

type Source = readonly [target: EventTarget, name: string];

/** @returns a function that ends it */
function listen(sources: readonly Source[], act: (event: Event) => void): () => void {
  for (const [target, name] of sources) target.addEventListener(name, act);
  return () => {
    for (const [target, name] of sources) target.removeEventListener(name, act);
  };
}
