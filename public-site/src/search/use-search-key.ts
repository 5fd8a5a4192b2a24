import { type RefObject, useEffect } from 'react';

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** The key `/` goes to the box, unless it is typed somewhere. Of several boxes the first that is to be seen takes it. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  // Keeps the box in reach of the keyboard from everywhere on the page.
  useEffect(() => {
    const goToBox = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const input = box.current;
      if (!input || getComputedStyle(input.form ?? input).display === 'none') return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', goToBox);
    return () => document.removeEventListener('keydown', goToBox);
  }, [box]);
}
