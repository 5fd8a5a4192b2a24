import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds that a slide is shown while the slides advance automatically. */
const stay = 8_000;
/** Milliseconds without scrolling after which a slide has come to rest. */
const restAfter = 120;

const free = { byPointer: false, byFocus: false };

interface SlideShowOptions {
  /** The element that scrolls from slide to slide; each is as wide as it. */
  track: RefObject<HTMLElement | null>;
  count: number;
}

/**
 * The current slide, and whether the slides advance automatically: only with scripts, and not against the visitor's
 * preference.
 */
export function useSlideShow({ track, count }: SlideShowOptions) {
  const [current, setCurrent] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [held, setHeld] = useState(free);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(index: number): void {
    const next = (index + count) % count;
    setCurrent(next);
    if (track.current) scrollTo(track.current, next);
  }

  // Only the browser knows the preference; the server renders a paused page.
  useEffect(() => {
    setIsRunning(count > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [count]);

  // Advances after a slide's time, unless the page is hidden.
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
    /** Automatic advance pauses while the pointer or the focus is on the slides. */
    hold: (change: Partial<typeof free>) => setHeld({ ...held, ...change }),
    /** The visitor moves the slides, which ends automatic advance. */
    stop: () => setIsRunning(false),
    choose(index: number) {
      setIsRunning(false);
      show(index);
    },
    /** Handles scrolling of the track by any means. */
    settle() {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        if (track.current) setCurrent(nearest(track.current));
      }, restAfter);
    },
  };
}

/** From right to left, positions are negative. */
function scrollTo(track: HTMLElement, index: number): void {
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollLeft = sign * index * track.clientWidth;
}

function nearest({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(Math.abs(scrollLeft) / clientWidth);
}
