const unsaved = new Set<symbol>();

/** Whether any form on the page holds changes that are not saved: for a remote's `canUpdate`. */
export function hasUnsavedChanges() {
  return unsaved.size > 0;
}

/** How many forms on the page hold changes that are not saved: a dialog may stand over another form. */
export function countUnsavedForms() {
  return unsaved.size;
}

/** Notes a form with unsaved changes until the returned function is called. */
export function noteUnsavedChanges() {
  const mark = Symbol('unsaved');
  unsaved.add(mark);
  return () => void unsaved.delete(mark);
}
