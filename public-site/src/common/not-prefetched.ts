/** The attribute of a part of the page whose links are fetched when they are followed, and not before. */
export const notPrefetched = 'data-not-prefetched';
