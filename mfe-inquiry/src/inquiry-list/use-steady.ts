import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which does what the latest one does. */
export function useSteady<Given extends readonly unknown[]>(latest: (...given: Given) => void) {
  const current = useRef(latest);
  // Handlers run after the render that made them.
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...given: Given) => current.current(...given), []);
}
