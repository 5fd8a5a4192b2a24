/** No option is active: the arrow keys stand in the text itself. */
export const noIndex = -1;

interface Press {
  key: string;
  /** The index of the active option. */
  active: number;
  count: number;
  /** Whether the text itself is a stop between the last option and the first. */
  hasTextStop: boolean;
}

/** The index of the option that a key activates, in a circle; undefined for other keys. */
export function nextIndex({ key, active, count, hasTextStop }: Press): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      if (active < last) return active + 1;
      return hasTextStop ? noIndex : 0;
    case 'ArrowUp':
      if (active > 0) return active - 1;
      return hasTextStop && active === 0 ? noIndex : last;
    case 'Home':
      return active === noIndex ? undefined : 0;
    case 'End':
      return active === noIndex ? undefined : last;
    default:
      return undefined;
  }
}
