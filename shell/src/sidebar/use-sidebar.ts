import { useEffect, useEffectEvent, useState } from 'react';
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie';
import { useIsMobile, useIsRoomy } from './use-is-mobile';

/** The sidebar of a wide page, or the dialog of a narrow one. */
export type SidebarState =
  | { readonly kind: 'column'; readonly isExpanded: boolean }
  | { readonly kind: 'dialog'; readonly isOpen: boolean };

export interface SidebarControl {
  readonly state: SidebarState;
  readonly toggle: () => void;
  readonly closeDialog: () => void;
}

/**
 * The sidebar's state. A choice is stored for a week; without one it is expanded where the page has room. Ctrl/Cmd+B
 * toggles it.
 */
export function useSidebar(): SidebarControl {
  const isMobile = useIsMobile();
  const isRoomy = useIsRoomy();
  const [chosen, setChosen] = useState(readSidebarCookie);
  const [isOpen, setIsOpen] = useState(false);

  const isExpanded = chosen ?? isRoomy;

  function toggle() {
    if (isMobile) return setIsOpen(!isOpen);
    setChosen(!isExpanded);
    writeSidebarCookie(!isExpanded);
  }
  useToggleKey(toggle);

  return {
    state: isMobile ? { kind: 'dialog', isOpen } : { kind: 'column', isExpanded },
    toggle,
    closeDialog: () => setIsOpen(false),
  };
}

function useToggleKey(toggle: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isToggle = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
    // In a text editor the same keys mean bold, and the editor has prevented the default.
    if (!isToggle || event.altKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    toggle();
  });
  // Listens on the whole document.
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
