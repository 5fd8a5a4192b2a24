import { useState } from 'react';
import { canTakeFocus, focusOn } from './focusable';
import { followRemoval } from './follow-removal';

interface Opener {
  readonly control: HTMLElement | undefined;
  /** The page it stood on. */
  readonly path: string;
}

/**
 * For what opens over the page, drawn while it is open: the focus goes back to the control that opened it. An item of a
 * menu stands for the button of its menu; where the control is gone, what took its place gets the focus.
 *
 * @returns what to run as it closes
 */
export function useFocusReturn(): (event: Event) => void {
  // Read before the first drawing: afterwards the focus is inside.
  const [opener] = useState(readOpener);
  return (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    giveBack(opener);
  };
}

function giveBack({ control, path }: Opener): void {
  // Somewhere else by now: the page that was gone to has the focus.
  if (location.pathname !== path) return focusOn(undefined);
  if (control === undefined || !canTakeFocus(control)) return focusOn(undefined);
  control.focus();
  followRemoval(control);
}

function readOpener(): Opener {
  const { activeElement } = document;
  const isControl = activeElement instanceof HTMLElement && activeElement !== document.body;
  return { control: isControl ? throughMenu(activeElement) : undefined, path: location.pathname };
}

function throughMenu(control: HTMLElement): HTMLElement {
  const button = control.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : null;
  return opener === null ? control : throughMenu(opener);
}
