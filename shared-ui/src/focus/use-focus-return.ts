import { useState } from 'react';
import { canTakeFocus, focusOn } from './focusable';
import { followRemoval } from './follow-removal';

interface Opener {
  readonly control: HTMLElement | undefined;
  /** The path of its page. */
  readonly path: string;
}

/**
 * Returns the focus to the opener of a popup when it closes. An item of a menu counts as the menu's button, an option
 * as its list's input; if the opener is gone, the control in its place gets the focus.
 *
 * @returns a function to run when the popup closes
 */
export function useFocusReturn(): (event: Event) => void {
  // Read before the first render: afterwards the focus is inside.
  const [opener] = useState(readOpener);
  return (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    giveBack(opener);
  };
}

function giveBack({ control, path }: Opener): void {
  // After a navigation the new page has the focus.
  if (location.pathname !== path) return focusOn(undefined);
  if (control === undefined || !canTakeFocus(control)) return focusOn(undefined);
  control.focus();
  followRemoval(control);
}

let held: HTMLElement | undefined;

/** For a list of options that is about to close: what the choice opens next returns the focus to the list's input. */
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

/** A menu's button, which labels it, or an option list's input, which controls it. */
function openerOf(popup: Element | null): HTMLElement | null {
  if (popup === null) return null;
  const button = document.getElementById(popup.getAttribute('aria-labelledby') ?? '');
  if (popup.getAttribute('role') === 'menu' || popup.id === '') return button;
  return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(popup.id)}"]`);
}
