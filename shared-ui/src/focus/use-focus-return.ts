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
 * menu stands for the button of its menu, an option for the box of its list; where the control is gone, what took its place gets the focus.
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

let held: HTMLElement | undefined;

/** For a list of options that is about to close: what the choice opens next gives the focus back to the list's box. */
export function holdOpener(): void {
  held = readControl();
  setTimeout(() => (held = undefined));
}

function readOpener(): Opener {
  return { control: held ?? readControl(), path: location.pathname };
}

function readControl(): HTMLElement | undefined {
  const { activeElement } = document;
  const isControl = activeElement instanceof HTMLElement && activeElement !== document.body;
  return isControl ? throughMenu(activeElement) : undefined;
}

function throughMenu(control: HTMLElement): HTMLElement {
  const opener = openerOf(control.closest('[role="menu"], [role="listbox"]'));
  return opener === null ? control : throughMenu(opener);
}

/** The button of a menu, which names it; the box of a list of options, which controls it. */
function openerOf(popup: Element | null): HTMLElement | null {
  if (popup === null) return null;
  const button = document.getElementById(popup.getAttribute('aria-labelledby') ?? '');
  if (popup.getAttribute('role') === 'menu' || popup.id === '') return button;
  return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(popup.id)}"]`);
}
