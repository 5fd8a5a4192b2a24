const focusables =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]';

/** Whether nothing on the page has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** Whether a control is on the page and takes the focus. */
export function canTakeFocus(control: HTMLElement): boolean {
  return control.isConnected && !control.matches(':disabled') && !control.closest('[inert]');
}

/** The first control inside. */
export function focusableIn(element: HTMLElement): HTMLElement | undefined {
  return element.querySelector<HTMLElement>(focusables) ?? undefined;
}

/** Gives the focus to the control, or to the page's main part where there is none. */
export function focusOn(control: HTMLElement | undefined): void {
  const target = control ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: control === undefined });
}
