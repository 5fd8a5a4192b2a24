import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S and Cmd+S save, in place of the browser's own saving of the page. */
export function useSaveShortcut(save: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
      return;
    event.preventDefault();
    save();
  });
  // Listens on the page: the shortcut works wherever the focus is.
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
