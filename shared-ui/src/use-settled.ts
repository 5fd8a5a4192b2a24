import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while, in milliseconds; before that the one it had. */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);

  // Waits for a pause in typing.
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, settled, pause]);
  return settled;
}
