/** How far the search reaches up over the slides on wide screens. */
export const panelOverlap = '3.5rem';
