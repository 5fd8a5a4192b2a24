import { t } from '@lingui/core/macro';
import { type PageAction, useAnnouncedActions } from 'panel-runtime';
import { useNavigate } from 'react-router-dom';
import { useListReturn } from '../resource/list-return';
import type { AnyResource, RecordOf } from '../resource/resource-types';
import { useResourceAccess } from '../resource/use-resource-access';
import { useResourceRemove } from './use-resource-remove';

export interface RecordActionsOptions<R extends AnyResource> {
  resource: R;
  /** Undefined while it loads. */
  record: RecordOf<R> | undefined;
  /** The address of its list, to which one returns from a deleted record. */
  listHref: string;
  /** The address of a new record with the values of this one. */
  copyHref?: string;
  /** What else can be done, as far as the role allows it. */
  more?: readonly PageAction[];
}

/**
 * Offers the actions of the record in view to the palette: those given, Duplicate and Delete.
 *
 * @example useRecordActions({ resource: customers, record: data, listHref: customerTableHref() });
 */
export function useRecordActions<R extends AnyResource>(options: RecordActionsOptions<R>) {
  const { resource, record, listHref, copyHref, more = [] } = options;
  const navigate = useNavigate();
  const { mayEdit, mayDoAll } = useResourceAccess(resource);
  const back = useListReturn(resource, listHref);
  const remove = useResourceRemove(resource, { onRemoved: () => void navigate(back) });
  const actions: readonly (PageAction | false)[] = [
    ...more,
    mayEdit &&
      copyHref !== undefined && { label: t`Duplicate`, run: () => void navigate(copyHref) },
    mayDoAll &&
      record !== undefined &&
      resource.endpoints.remove !== undefined && {
        label: t`Delete`,
        run: () => void remove(record),
      },
  ];
  useAnnouncedActions(record === undefined ? [] : actions.filter((action) => action !== false));
}
