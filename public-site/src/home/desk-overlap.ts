/** How far the search reaches up over the slides on wide screens. */
export const deskOverlap = '3.5rem';
