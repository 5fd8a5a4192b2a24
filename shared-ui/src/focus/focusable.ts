const focusables =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]';

/** Whether no element has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** Whether a control is on the page and focusable. */
export function canTakeFocus(control: HTMLElement): boolean {
  return control.isConnected && !control.matches(':disabled') && !control.closest('[inert]');
}

/** The first focusable control inside. */
export function focusableIn(element: HTMLElement): HTMLElement | undefined {
  return element.querySelector<HTMLElement>(focusables) ?? undefined;
}

/** Focuses the control, or the page's main element without one. */
export function focusOn(control: HTMLElement | undefined): void {
  const target = control ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: control === undefined });
}
