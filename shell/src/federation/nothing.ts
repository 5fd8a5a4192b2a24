/** For an import that only fetches a chunk. */
export const nothing = undefined;
