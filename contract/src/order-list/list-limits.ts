/** The maximum number of lines; further ones are ignored. */
export const maxOrderLines = 200;

/** Limits of a file with a purchase list. */
export const listFileLimits = { bytes: 1_048_576, rows: 1000 } as const;
