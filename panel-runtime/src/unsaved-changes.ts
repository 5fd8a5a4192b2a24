const unsaved = new Set<symbol>();

/** Whether any form on the page has unsaved changes; for a remote's `canUpdate`. */
export function hasUnsavedChanges() {
  return unsaved.size > 0;
}

/** The number of forms with unsaved changes: a dialog's form may be open above another. */
export function countUnsavedForms() {
  return unsaved.size;
}

/** Registers a form with unsaved changes until the returned function is called. */
export function noteUnsavedChanges() {
  const mark = Symbol('unsaved');
  unsaved.add(mark);
  return () => void unsaved.delete(mark);
}
