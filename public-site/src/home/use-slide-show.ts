import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds that a slide stays while they run by themselves. */
const stay = 8_000;
/** Milliseconds without scrolling after which a slide has come to rest. */
const restAfter = 120;

const free = { byPointer: false, byFocus: false };

interface SlideShowOptions {
  /** The element that scrolls from slide to slide; each is as wide as it. */
  track: RefObject<HTMLElement | null>;
  count: number;
}

/** Which slide is to be seen, and whether they run by themselves: not before scripts do, nor against the visitor's wish. */
export function useSlideShow({ track, count }: SlideShowOptions) {
  const [current, setCurrent] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [held, setHeld] = useState(free);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(index: number): void {
    const next = (index + count) % count;
    setCurrent(next);
    if (track.current) track.current.scrollLeft = next * track.current.clientWidth;
  }

  // The preference is known to the browser alone; the server's page stands still.
  useEffect(() => {
    setIsRunning(count > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [count]);

  // Time outside React: the next slide comes when this one has stayed, unless nobody looks.
  useEffect(() => {
    if (!isRunning || held.byPointer || held.byFocus) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') show(current + 1);
    }, stay);
    return () => clearInterval(timer);
  });

  return {
    current,
    isRunning,
    toggle() {
      setIsRunning(!isRunning);
      setHeld(free);
    },
    /** While the pointer or the focus is on it, no slide moves by itself. */
    hold: (change: Partial<typeof free>) => setHeld({ ...held, ...change }),
    /** The visitor moves the slides: from then on nobody else does. */
    stop: () => setIsRunning(false),
    choose(index: number) {
      setIsRunning(false);
      show(index);
    },
    /** For the track's scrolling, by whatever means. */
    settle() {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        if (track.current) setCurrent(nearest(track.current));
      }, restAfter);
    },
  };
}

function nearest({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}
