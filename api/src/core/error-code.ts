/** Whether the system refused with one of these codes: `ENOENT`, `EEXIST`. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && codes.includes(String(error.code));
}
