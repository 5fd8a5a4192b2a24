let count = 0;

/** A value that no other test or process uses. */
export function unique(): string {
  count += 1;
  return `${process.pid.toString(36)}${count}`;
}
