/** A card's place on the board. */
interface CardPlace {
  id: string;
  statusId: string;
  /** Whether it has just come to the top of its column. */
  isOnTop: boolean;
}

/** Brings a column into sight. */
export function showColumn(root: HTMLElement | null, statusId: string) {
  root
    ?.querySelector(`[data-status="${statusId}"]`)
    ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

/** Puts the focus on a card, as soon as it is drawn. */
export function focusCard(root: HTMLElement | null, { id, statusId, isOnTop }: CardPlace) {
  const scroller = root?.querySelector(`[data-status="${statusId}"] [data-scroller]`);
  if (isOnTop && scroller instanceof HTMLElement) scroller.scrollTop = 0;
  requestAnimationFrame(() => {
    const card = root?.querySelector(`[data-card="${id}"]`);
    if (card instanceof HTMLElement) card.focus({ preventScroll: true });
    if (isOnTop) showColumn(root, statusId);
  });
}
