const minute = 60;
const hour = 3_600;

/** Seconds before each further attempt. Together less than three days. */
const waits = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  16 * hour,
  24 * hour,
];

/** Attempts until a message is given up. */
export const maxAttempts = waits.length + 1;

/** Seconds to wait after so many failed attempts; undefined when it was the last. */
export function waitAfter(attempts: number): number | undefined {
  const wait = waits[attempts - 1];
  // What failed together is not repeated together.
  return wait === undefined ? undefined : wait * (1 - Math.random() / 10);
}
