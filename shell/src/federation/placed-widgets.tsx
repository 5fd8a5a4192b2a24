import type { PanelServices } from 'mfe-kit';
import { useSlot } from 'panel-runtime';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

type ShowWidgets = PanelServices['showWidgets'];

interface Place {
  readonly key: number;
  readonly element: HTMLElement;
  readonly slot: Parameters<ShowWidgets>[1];
  readonly context: Parameters<ShowWidgets>[2];
}

/** What other remotes offer, drawn by the panel into elements of a remote that runs outside of its React. */
export function usePlacedWidgets(): {
  readonly showWidgets: ShowWidgets;
  /** To be drawn while the remote is mounted. */
  readonly widgets: ReactNode;
} {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const showWidgets = useCallback<ShowWidgets>((element, slot, context) => {
    const place = { key: (lastKey += 1), element, slot, context };
    setPlaces((now) => [...now, place]);
    return () => setPlaces((now) => now.filter((one) => one !== place));
  }, []);
  const widgets = places.map((place) =>
    createPortal(<WidgetsOfSlot {...place} />, place.element, String(place.key)),
  );
  return { showWidgets, widgets };
}

let lastKey = 0;

function WidgetsOfSlot({ slot, context }: Pick<Place, 'slot' | 'context'>) {
  return useSlot(slot, context).map(({ key, title, element }) => (
    <section key={key} aria-label={title}>
      {element}
    </section>
  ));
}
