import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0. */
export function useCountdown() {
  const [seconds, setSeconds] = useState(0);
  const isRunning = seconds > 0;

  // Ticks until it reaches 0.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return { seconds, start: setSeconds };
}
