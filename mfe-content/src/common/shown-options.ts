/** Choices of a filter on what visitors see. */
export const shownOptions = [
  { value: 'true', label: 'Shown' },
  { value: 'false', label: 'Not shown' },
] as const;
