let count = 0;

/** Something that no other test, in no other process, uses. */
export function unique(): string {
  count += 1;
  return `${process.pid.toString(36)}${count}`;
}
