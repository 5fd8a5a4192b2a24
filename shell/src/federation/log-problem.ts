/** Logs a problem that users need not see to the browser's console. */
export function logProblem(text: string, cause?: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the console is where it is to be seen
  console.error(text, ...(cause === undefined ? [] : [cause]));
}

/** Logs what a team should mend, and what harms nobody, to the browser's console. */
export function logFinding(text: string): void {
  // oxlint-disable-next-line eslint/no-console -- the console is where it is to be seen
  console.warn(text);
}
