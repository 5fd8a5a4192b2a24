export type SessionEvent = 'signed-in' | 'signed-out';

const storageKey = 'session';

/** Tells the page's other tabs by a storage event: the browser raises it everywhere but here. */
export function notifyOtherTabs(event: SessionEvent): void {
  try {
    localStorage.setItem(storageKey, `${event} ${Date.now()}`);
  } catch {
    // Storage may be refused by the browser's settings: other tabs then notice at their next call.
  }
}

export function listenToOtherTabs(listener: (event: SessionEvent) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey || newValue === null) return;
    listener(newValue.startsWith('signed-in') ? 'signed-in' : 'signed-out');
  });
}
