/** A logout ends the session for good; it also ends by the server, which no longer takes its token. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'ended';

const storageKey = 'session';

/** Notifies the page's other tabs by a storage event, which the browser raises everywhere but here. */
export function notifyOtherTabs(event: SessionEvent): void {
  try {
    localStorage.setItem(storageKey, `${event} ${Date.now()}`);
  } catch {
    // The browser's settings may block storage: other tabs then notice at their next request.
  }
}

export function listenToOtherTabs(listener: (event: SessionEvent) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey || newValue === null) return;
    const [event] = newValue.split(' ');
    listener(event === 'signed-in' || event === 'ended' ? event : 'signed-out');
  });
}
