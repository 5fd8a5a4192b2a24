/** The attribute of an element whose links are not prefetched. */
export const notPrefetched = 'data-not-prefetched';
