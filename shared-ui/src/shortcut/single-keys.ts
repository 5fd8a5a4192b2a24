import { useSyncExternalStore } from 'react';

/**
 * Shortcuts without Ctrl or Cmd (`/`, `n`, `?`): speech input may trigger them by mistake, so they can be turned off.
 */
const storageKey = 'shortcuts:single-keys';
/** Of the window, which every edition of this package hears. */
const changeEvent = 'shared-ui:single-keys';

/** Whether single-key shortcuts are on; true by default, and where storage is blocked. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    // The browser's settings block storage: nothing could be turned off.
    return true;
  }
}

/** Turns single-key shortcuts on or off in this browser. */
export function turnSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Storage is blocked: the setting does not change.
  }
  window.dispatchEvent(new Event(changeEvent));
}

function subscribe(listener: () => void) {
  window.addEventListener(changeEvent, listener);
  return () => window.removeEventListener(changeEvent, listener);
}

/** Whether single-key shortcuts are on; follows `turnSingleKeys`. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

/**
 * Whether to ignore a key: shortcuts are off, it is typed text or pressed with Ctrl, or a dialog, menu or list is open.
 */
export function isKeyTaken(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return true;
  return isInUse(target);
}

/** Whether keys belong to what has the focus or is open: text is typed, or a dialog, menu or list is open. */
export function isInUse(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isTyping = target.closest('input, textarea, select, [role="combobox"]') !== null;
  return target.isContentEditable || isTyping || document.querySelector(overlays) !== null;
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
