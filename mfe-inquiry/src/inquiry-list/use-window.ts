import { type RefObject, useEffect, useState } from 'react';

interface WindowOptions {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Of an item with the gap after it, in pixels. */
  itemHeight: number;
}

/** Drawn before and after what is in sight. */
const around = 4;
/** Where nothing is laid out, and until it is. */
const usualHeight = 900;

/** Which items of a long list in a scrolling box are to be drawn: from `first` to before `end`. */
export function useWindow({ scroller, count, itemHeight }: WindowOptions) {
  const [place, setPlace] = useState({ first: 0, shown: Math.ceil(usualHeight / itemHeight) });

  // Follows the box's scrolling and size, which React does not know.
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
