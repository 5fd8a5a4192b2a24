/** Prints whether a budget was kept; a broken one sets the exit code to 1. */
export function verdict(wanted: string, isKept: boolean): void {
  console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${wanted}`);
  if (!isKept) process.exitCode = 1;
}
