import { useLayoutEffect, useRef, useState } from 'react';

/** The part of a table's frame that columns which stay in sight may take. */
const fixedPart = 0.6;

/** Whether columns that stay in sight leave room for the others in the frame around a table. */
export function useHasRoom(fixedRem: number) {
  const table = useRef<HTMLTableElement>(null);
  const [hasRoom, setHasRoom] = useState(true);
  // The frame changes with the window, the menu beside it and the zoom.
  useLayoutEffect(() => {
    const frame = table.current?.parentElement;
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setHasRoom(fixedRem * rem <= frame.clientWidth * fixedPart);
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [fixedRem]);
  return { table, hasRoom };
}
