/** A hash of the names, sizes and times of the files that builds read, or of those that they have written. */
export function buildState(root: string, kind: 'inputs' | 'outputs'): string;
