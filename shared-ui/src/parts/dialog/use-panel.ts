import { type Ref, useCallback, useRef, useState } from 'react';
import { useFocusReturn } from '../../focus/use-focus-return';

/**
 * What dialogs and sheets need while they are open: their element, for popups within it, and the panel's props. Takes
 * the ref that the library around the panel passes.
 */
export function usePanel(outerRef: Ref<HTMLElement> | undefined) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLElement>(null);
  const onCloseAutoFocus = useFocusReturn();
  const ref = useCallback(
    (element: HTMLElement | null) => {
      panel.current = element;
      setContainer(element);
      if (typeof outerRef === 'function') outerRef(element);
      else if (outerRef) outerRef.current = element;
    },
    [outerRef],
  );
  /** A panel that has just opened on top takes Escape a moment later; until then the one below must not. */
  function onEscapeKeyDown(event: KeyboardEvent) {
    const panels = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    if (panels.item(panels.length - 1) !== panel.current) event.preventDefault();
  }
  return { container, panelProps: { ref, onCloseAutoFocus, onEscapeKeyDown } };
}
