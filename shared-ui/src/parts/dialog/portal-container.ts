import { createContext, use } from 'react';

export const PortalContainer = createContext<HTMLElement | null>(null);

/**
 * Where popups must be put: inside the open dialog, whose scroll lock and focus trap would shut them out elsewhere;
 * `undefined` (the body) without one.
 */
export function usePortalContainer() {
  return use(PortalContainer) ?? undefined;
}
