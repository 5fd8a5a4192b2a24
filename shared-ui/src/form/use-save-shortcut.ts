import { useEffect, useEffectEvent } from 'react';

/** The forms on the page, the last opened at the end. */
const forms: symbol[] = [];

/** Ctrl+S and Cmd+S save the form opened last, instead of the browser's Save page. */
export function useSaveShortcut(save: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
      return;
    event.preventDefault();
    save();
  });
  // Listens on the document, so that the shortcut works wherever the focus is.
  useEffect(() => {
    const form = Symbol('form');
    forms.push(form);
    const listen = (event: KeyboardEvent) => {
      if (forms.at(-1) === form) press(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      forms.splice(forms.indexOf(form), 1);
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
