import { useLayoutEffect, useMemo, useRef } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { RowActions } from './row-actions';

/** A row's actions without its address; the object keeps its identity while the same actions are offered. */
export type SteadyActions<R extends AnyResource> = Omit<RowActions<R>, 'hrefOf'>;

/**
 * Stable functions that call the latest actions, so that rows do not render again when a screen creates new functions.
 */
export function useSteadyActions<R extends AnyResource>(actions: RowActions<R>): SteadyActions<R> {
  const latest = useRef(actions);
  // Stores the latest actions before the browser handles another key.
  useLayoutEffect(() => {
    latest.current = actions;
  }, [actions]);
  const { isReadOnly } = actions;
  const canEdit = actions.onEdit !== undefined;
  const canPeek = actions.onPeek !== undefined;
  const canDuplicate = actions.onDuplicate !== undefined;
  const canShowHistory = actions.onHistory !== undefined;
  const canRemove = actions.onRemove !== undefined;
  return useMemo(
    () => ({
      isReadOnly,
      ...(canEdit && { onEdit: (row: RowOf<R>) => latest.current.onEdit?.(row) }),
      ...(canPeek && { onPeek: (row: RowOf<R>) => latest.current.onPeek?.(row) }),
      ...(canDuplicate && { onDuplicate: (row: RowOf<R>) => latest.current.onDuplicate?.(row) }),
      ...(canShowHistory && { onHistory: (row: RowOf<R>) => latest.current.onHistory?.(row) }),
      ...(canRemove && { onRemove: (row: RowOf<R>) => latest.current.onRemove?.(row) }),
    }),
    [isReadOnly, canEdit, canPeek, canDuplicate, canShowHistory, canRemove],
  );
}
