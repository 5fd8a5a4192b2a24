import { useLayoutEffect, useMemo, useRef } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { RowActions } from './row-actions';

/** A row's actions without its address, the same object as long as the same ones are offered. */
export type SteadyActions<R extends AnyResource> = Omit<RowActions<R>, 'hrefOf'>;

/** Actions that do what was given last, so that rows need not be drawn again when a screen makes new functions. */
export function useSteadyActions<R extends AnyResource>(actions: RowActions<R>): SteadyActions<R> {
  const latest = useRef(actions);
  // Hands on what the last render brought, before anybody can press a key.
  useLayoutEffect(() => {
    latest.current = actions;
  }, [actions]);
  const canEdit = actions.onEdit !== undefined;
  const canDuplicate = actions.onDuplicate !== undefined;
  const canShowHistory = actions.onHistory !== undefined;
  const canRemove = actions.onRemove !== undefined;
  return useMemo(
    () => ({
      ...(canEdit && { onEdit: (row: RowOf<R>) => latest.current.onEdit?.(row) }),
      ...(canDuplicate && { onDuplicate: (row: RowOf<R>) => latest.current.onDuplicate?.(row) }),
      ...(canShowHistory && { onHistory: (row: RowOf<R>) => latest.current.onHistory?.(row) }),
      ...(canRemove && { onRemove: (row: RowOf<R>) => latest.current.onRemove?.(row) }),
    }),
    [canEdit, canDuplicate, canShowHistory, canRemove],
  );
}
