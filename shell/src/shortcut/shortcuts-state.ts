let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Opens the shortcuts sheet; callable from anywhere. */
export function openShortcuts(): void {
  set(true);
}

export function closeShortcuts(): void {
  set(false);
}

export function readShortcutsOpen(): boolean {
  return isOpen;
}

export function subscribeToShortcuts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
