import { streamBeatSeconds, type NotificationNews } from 'contract';
import { type OpenStream, StreamRefused } from './open-stream';
import { readNews } from './read-news';

export interface StreamFollower {
  readonly openStream: OpenStream;
  readonly onNews: (news: NotificationNews) => Promise<void>;
  /** Whether news come by themselves from now on. */
  readonly onLive: (isLive: boolean) => void;
  readonly onRefused: () => void;
}

/** Milliseconds without a sign of life after which a connection is taken for broken: two beats were missed. */
const longestSilence = 2.4 * streamBeatSeconds * 1000;
/**
 * A page that is out of sight for so long lets its stream go: by HTTP/1.1 a browser has six connections to a server for
 * all its tabs together.
 */
const longestUnseen = 20_000;
/** A stream that lasted so long was a good one: the next try comes soon. */
const steadyAfter = 30_000;
const firstPause = 1000;
const longestPause = 60_000;

/**
 * Keeps a stream open while the page is in sight, whatever breaks it.
 *
 * @returns what ends it
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
    failures = Date.now() - openedAt > steadyAfter ? 1 : failures + 1;
    await pause(pauseAfter(failures), stop);
    await untilSeen(stop);
  }
}

/** From opening to the end; a connection that broke is as good as one that ended. */
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

/** Cuts the connection when it is to end, when nothing is heard of it, and when nobody looks. */
function guardConnection(stop: AbortSignal) {
  const connection = new AbortController();
  const cut = () => connection.abort();
  let silence = setTimeout(cut, longestSilence);
  let unseen: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(unseen);
    if (document.hidden) unseen = setTimeout(cut, longestUnseen);
  }
  const unhear = listen([[stop, 'abort']], cut);
  const unwatch = listen([[document, 'visibilitychange']], look);
  return {
    signal: connection.signal,
    heard() {
      clearTimeout(silence);
      silence = setTimeout(cut, longestSilence);
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

/** Longer after each failure, and never the same for all pages of a server that was away. */
function pauseAfter(failures: number): number {
  const longest = Math.min(firstPause * 2 ** (failures - 1), longestPause);
  return longest * (0.5 + Math.random() / 2);
}

/** Cut short when the network or the user comes back. */
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
    const timer = setTimeout(end, stop.aborted ? 0 : milliseconds);
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

/** @returns what ends it */
function listen(sources: readonly Source[], act: (event: Event) => void): () => void {
  for (const [target, name] of sources) target.addEventListener(name, act);
  return () => {
    for (const [target, name] of sources) target.removeEventListener(name, act);
  };
}
