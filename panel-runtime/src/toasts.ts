/** The meaning of a toast's colour. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** A short notice. */
export interface Toast {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One action, such as Undo. */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds until the toast closes, 5 000 by default; hover or focus pauses it. */
  duration?: number;
}

/** A toast on screen. */
export interface ShownToast extends Toast {
  id: number;
  isOpen: boolean;
}

/** Milliseconds that Undo is offered. Source: the product's screens, lists. */
export const undoDuration = 10_000;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast; callable from anywhere, rendered by the host's `UiProvider`. Returns its id.
 *
 * @example showToast({ title: 'Unit deleted', action: { label: 'Undo', onSelect: restore }, duration: undoDuration });
 */
export function showToast(toast: Toast) {
  lastId += 1;
  replace([...shown.filter((one) => one.isOpen).slice(-3), { ...toast, id: lastId, isOpen: true }]);
  return lastId;
}

/** Updates an open toast; unknown ids are ignored. */
export function changeToast(id: number, change: Partial<Toast>) {
  replace(shown.map((one) => (one.id === id ? { ...one, ...change } : one)));
}

/** Closes a toast; unknown ids are ignored. */
export function dismissToast(id: number) {
  replace(shown.map((one) => (one.id === id ? { ...one, isOpen: false } : one)));
}

export function readToasts() {
  return shown;
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
