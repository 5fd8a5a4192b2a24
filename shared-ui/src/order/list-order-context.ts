import { createContext, useContext } from 'react';
import type { ListOrder } from './use-ordered-list';

/** A context, because rows are memoised and the handles in them must still update. */
const Context = createContext<ListOrder | undefined>(undefined);

export const ListOrderProvider = Context.Provider;

/** The order of the surrounding list; undefined for records without one. */
export function useListOrder() {
  return useContext(Context);
}
