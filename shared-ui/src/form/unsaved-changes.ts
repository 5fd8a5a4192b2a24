const unsaved = new Set<symbol>();

/** Whether any form on the page holds changes that are not saved: for a remote's `canUpdate`. */
export function hasUnsavedChanges() {
  return unsaved.size > 0;
}

/** Notes a form with unsaved changes until the returned function is called. */
export function noteUnsavedChanges() {
  const mark = Symbol('unsaved');
  unsaved.add(mark);
  return () => void unsaved.delete(mark);
}
