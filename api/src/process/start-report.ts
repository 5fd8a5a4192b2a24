/** Prints one line about the current step of the start. */
export type StartReport = (line: string) => void;

export const silentReport: StartReport = () => undefined;

/** Milliseconds between two lines about the same work. */
const pause = 2_000;

/**
 * Reports the progress of a task with many parts: at once, then every two seconds at most.
 *
 * @returns a function to call with the number of finished parts
 */
export function countedReport(
  report: StartReport,
  lineOf: (done: number) => string,
): (done: number) => void {
  let last = -Infinity;
  return (done) => {
    const now = performance.now();
    if (now - last < pause) return;
    last = now;
    report(lineOf(done));
  };
}
