import { useSyncExternalStore } from 'react';
import { noneSaved, type Saved, visitorsSaved } from './saved-store';

/** What the visitor has saved; nothing on the server and during hydration. */
export function useSaved(): Saved {
  return useSyncExternalStore(
    (listener) => visitorsSaved().subscribe(listener),
    () => visitorsSaved().read(),
    () => noneSaved,
  );
}
