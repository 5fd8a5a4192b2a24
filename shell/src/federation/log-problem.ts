/** Tells developers, in the browser's console, of what the user is not troubled with. */
export function logProblem(text: string, cause?: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the console is where it is to be seen
  console.error(text, ...(cause === undefined ? [] : [cause]));
}
