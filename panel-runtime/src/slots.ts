import type { SlotContexts, SlotName } from 'contract/release';
import { createContext, type ReactNode, use } from 'react';

/** A widget of another remote, to be placed by the page that has the slot. */
export interface Widget {
  readonly key: string;
  readonly title: string;
  readonly element: ReactNode;
}

/** The widgets for a place, in their order; those that the viewer may not see are left out. */
export type Widgets = <Name extends SlotName>(
  name: Name,
  context: SlotContexts[Name],
) => readonly Widget[];

/** The widgets of the running remotes; none outside of the panel. */
export const WidgetsContext = createContext<Widgets>(() => []);

/**
 * What other remotes offer for a place of a page.
 *
 * @example
 * const tabs = useSlot('customer.tab', { id });
 */
export function useSlot<Name extends SlotName>(
  name: Name,
  context: SlotContexts[Name],
): readonly Widget[] {
  return use(WidgetsContext)(name, context);
}
