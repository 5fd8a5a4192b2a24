import { t } from '@lingui/core/macro';
import { type ColumnLayout, savedViews } from 'contract/staff';
import { useApi } from '../client/api-provider';
import { viewPatch } from '../resource/list-state';
import { resourceCalls } from '../resource/resource-calls';
import type { AnyResource } from '../resource/resource-types';
import { useAction } from '../action/use-action';
import type { ResourceList } from '../resource/use-resource-list';
import { useResourceRemove } from '../trash/use-resource-remove';
import type { View } from './use-saved-views';

interface Setup<R extends AnyResource> {
  list: ResourceList<R>;
  /** The list's state as a view stores it. */
  query: string;
  /** The ids of the visible columns. */
  columns: string[];
  /** Their widths and pins. */
  layout: ColumnLayout[];
  /** Restores a view's columns as they were saved. */
  resetColumns: () => void;
}

/** Actions on a list's saved views. */
export function useViewActions<R extends AnyResource>(setup: Setup<R>) {
  const { list, query, columns, layout, resetColumns } = setup;
  const calls = resourceCalls(useApi(), savedViews);
  const leave = () => list.change({ ...viewPatch(list.resource, ''), view: undefined });
  const remove = useResourceRemove(savedViews, { onRemoved: leave });

  const update = useAction(
    ({ _id, version }: View) => calls.update(_id, { query, columns, layout, version }),
    {
      success: (_saved, { name }) => t`“${name}” updated`,
      failure: (_error, { name }) => t`“${name}” not updated`,
      refresh: [savedViews],
    },
  );
  return {
    open: (view: View) => {
      resetColumns();
      list.change({ ...viewPatch(list.resource, view.query), view: view._id });
    },
    /** Shows the list without a view. */
    leave,
    /** Stores the current state in the view. */
    update: (view: View) => void update.run(view),
    remove: (view: View) => void remove(view),
  };
}

/** The actions of `useViewActions`. */
export type ViewActions = ReturnType<typeof useViewActions>;
