/** No option is active: the text itself. */
export const noLine = -1;

interface Move {
  key: string;
  /** The index of the active option. */
  active: number;
  count: number;
}

/** The option that a key activates, cyclically with the text between last and first; undefined for other keys. */
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
