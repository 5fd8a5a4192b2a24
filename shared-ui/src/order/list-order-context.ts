import { createContext, useContext } from 'react';
import type { ListOrder } from './use-ordered-list';

/** Reaches the handles past rows that are drawn again only when their record changes. */
const Context = createContext<ListOrder | undefined>(undefined);

export const ListOrderProvider = Context.Provider;

/** How the list around is put into order; undefined for one whose records have none. */
export function useListOrder() {
  return useContext(Context);
}
