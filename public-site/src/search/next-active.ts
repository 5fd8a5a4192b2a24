/** The text itself, above the first line. */
export const noLine = -1;

interface Move {
  key: string;
  /** The line that is marked now. */
  active: number;
  count: number;
}

/** The line that a key marks next, round and round with the text between last and first; undefined for other keys. */
export function nextActive({ key, active, count }: Move): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : noLine;
    case 'ArrowUp':
      return active === noLine ? count - 1 : active - 1;
    case 'Home':
      return active === noLine ? undefined : 0;
    case 'End':
      return active === noLine ? undefined : count - 1;
    default:
      return undefined;
  }
}
