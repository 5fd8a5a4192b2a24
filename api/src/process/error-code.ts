/** Whether the error is a system error with one of these codes, such as `ENOENT` or `EEXIST`. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && codes.includes(String(error.code));
}
