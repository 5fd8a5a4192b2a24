/** Says whether a budget was kept; one that was broken ends the measurement with 1. */
export function verdict(wanted: string, isKept: boolean): void {
  console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${wanted}`);
  if (!isKept) process.exitCode = 1;
}
