import { useRef, useState } from 'react';

/** The panels of the top bar. At most one is open: opening one closes the others. */
export type Panel = 'menu' | 'notifications' | 'profile';

export interface OpenPanel {
  readonly panel: Panel | 'none';
  readonly change: (panel: Panel, isOpen: boolean) => void;
  /** For panels that are closing: leaves the focus with the panel that opened in their place. */
  readonly keepFocus: (event: Event) => void;
}

export function useOpenPanel(): OpenPanel {
  const [panel, setPanel] = useState<Panel | 'none'>('none');
  // Panels report their closing later, from an earlier render.
  const latest = useRef(panel);

  function set(next: Panel | 'none') {
    latest.current = next;
    setPanel(next);
  }
  return {
    panel,
    change(wanted, isOpen) {
      if (isOpen) return set(wanted);
      // A replaced panel reports its closing after the next one has opened.
      if (latest.current === wanted) set('none');
    },
    keepFocus(event) {
      const dialog = document.activeElement?.closest('[role="dialog"]');
      if (latest.current !== 'none' || dialog) event.preventDefault();
    },
  };
}
