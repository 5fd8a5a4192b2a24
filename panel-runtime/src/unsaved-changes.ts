const unsaved = new Map<symbol, () => void>();

/** Whether any form on the page has unsaved changes; for a remote's `canUpdate`. */
export function hasUnsavedChanges() {
  return unsaved.size > 0;
}

/** The number of forms with unsaved changes: a dialog's form may be open above another. */
export function countUnsavedForms() {
  return unsaved.size;
}

/**
 * Registers a form with unsaved changes until the returned function is called.
 *
 * @param onDiscard - runs once the user has agreed that they are lost
 */
export function noteUnsavedChanges(onDiscard: () => void = () => undefined) {
  const mark = Symbol('unsaved');
  unsaved.set(mark, onDiscard);
  return () => void unsaved.delete(mark);
}

/** Discards the changes of the forms that were opened above the first `below`. */
export function discardUnsavedAbove(below: number) {
  for (const discard of [...unsaved.values()].slice(below)) discard();
}
