import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same over renders and does what the latest one says: rows that get it need not render anew. */
export function useSteady<Input extends readonly unknown[], Output>(
  act: (...input: Input) => Output,
) {
  const latest = useRef(act);
  // Takes effect before anybody can click.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...input: Input) => latest.current(...input), []);
}
