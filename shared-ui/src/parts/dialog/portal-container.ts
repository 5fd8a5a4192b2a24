import { createContext, use } from 'react';

export const PortalContainer = createContext<HTMLElement | null>(null);

/**
 * The container for popups: the open dialog, because its scroll lock and focus trap make popups outside it unusable;
 * `undefined` (the body) outside a dialog.
 */
export function usePortalContainer() {
  return use(PortalContainer) ?? undefined;
}
