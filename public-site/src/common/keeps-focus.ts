/** The attribute of links and forms that change the list they belong to: the reader goes on from there. */
export const keepsFocus = 'data-keeps-focus';
