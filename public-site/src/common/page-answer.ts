/** A page's data is at this prefix, followed by the page's path and query. */
export const dataPrefix = '/site/data';

/** The header with the build of the response; a page of another build has to be loaded in full. */
export const buildHeader = 'site-build';
