import { type RefObject, useEffect } from 'react';

const elsewhere = ['pointerdown', 'focusin'] as const;

/** Closes what of the menu is open: after a navigation, by Escape, and when the visitor goes on elsewhere. */
export function useMenuEnd(menu: RefObject<HTMLElement | null>, path: string): void {
  // Keeps the browser's own popover in step with navigations, which happen without leaving the document.
  useEffect(() => {
    for (const group of openGroups(menu.current)) group.removeAttribute('open');
    if (menu.current && 'hidePopover' in menu.current) menu.current.hidePopover();
  }, [menu, path]);

  // Groups are `details`, which the browser itself closes by nothing but their heading.
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      for (const group of openGroups(menu.current)) {
        group.removeAttribute('open');
        if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
      }
    };
    const closeElsewhere = ({ target }: Event) => {
      for (const group of openGroups(menu.current)) {
        if (!(target instanceof Node && group.contains(target))) group.removeAttribute('open');
      }
    };
    document.addEventListener('keydown', closeByKey);
    for (const event of elsewhere) document.addEventListener(event, closeElsewhere);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      for (const event of elsewhere) document.removeEventListener(event, closeElsewhere);
    };
  }, [menu]);
}

function openGroups(menu: HTMLElement | null): readonly Element[] {
  return [...(menu?.querySelectorAll('details[open]') ?? [])];
}
