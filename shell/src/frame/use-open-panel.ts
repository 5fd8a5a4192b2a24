import { useState } from 'react';

/** The panels of the top bar. At most one is open: opening one closes the others. */
export type Panel = 'menu' | 'notifications' | 'profile';

export interface OpenPanel {
  readonly panel: Panel | 'none';
  /** Opens the panel; or closes it, where it is the one that is open. */
  readonly change: (panel: Panel, isOpen: boolean) => void;
}

export function useOpenPanel(): OpenPanel {
  const [panel, setPanel] = useState<Panel | 'none'>('none');
  return {
    panel,
    change(wanted, isOpen) {
      if (isOpen) return setPanel(wanted);
      // A panel that is being replaced says that it closes after the next one has opened.
      setPanel((current) => (current === wanted ? 'none' : current));
    },
  };
}
