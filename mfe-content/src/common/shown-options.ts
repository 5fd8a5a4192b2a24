/** Options of the visibility filter. */
export const shownOptions = [
  { value: 'true', label: 'Shown' },
  { value: 'false', label: 'Not shown' },
] as const;
