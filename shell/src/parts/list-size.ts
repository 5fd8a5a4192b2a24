/** Lines on a page of the lists of the panel itself. */
export const listSize = 25;
