import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest one, so that memoised rows need not render again. */
export function useSteady<Input extends readonly unknown[], Output>(
  act: (...input: Input) => Output,
) {
  const latest = useRef(act);
  // Updated before the browser can dispatch a click.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...input: Input) => latest.current(...input), []);
}
