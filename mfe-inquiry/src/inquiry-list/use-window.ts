import { type RefObject, useEffect, useState } from 'react';

interface WindowOptions {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Height of an item including the gap after it, in pixels. */
  itemHeight: number;
}

/** Extra items drawn before and after the visible ones. */
const around = 4;
/** The box's height until it is measured, and in environments without layout. */
const usualHeight = 900;

/** Virtualises a long list in a scrolling box: the items to draw are `first` to `end` (exclusive). */
export function useWindow({ scroller, count, itemHeight }: WindowOptions) {
  const [place, setPlace] = useState({ first: 0, shown: Math.ceil(usualHeight / itemHeight) });

  // Tracks the box's scroll position and size, which React does not know.
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const follow = () => {
      const height = box.clientHeight === 0 ? usualHeight : box.clientHeight;
      const first = Math.floor(box.scrollTop / itemHeight);
      const shown = Math.ceil(height / itemHeight) + 1;
      setPlace((last) => (last.first === first && last.shown === shown ? last : { first, shown }));
    };
    const observer = new ResizeObserver(follow);
    observer.observe(box);
    box.addEventListener('scroll', follow, { passive: true });
    follow();
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', follow);
    };
  }, [scroller, itemHeight]);

  return {
    first: Math.max(0, Math.min(place.first, count - place.shown) - around),
    end: Math.min(count, place.first + place.shown + around),
  };
}
