import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { recordEndpoints } from 'contract/record';
import { useApi } from '../client/api-provider';
import { messageOf } from '../client/api-error';
import { showToast, undoDuration } from 'panel-runtime';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { resourceCalls } from '../resource/resource-calls';
import { refreshResource } from '../client/resource-keys';
import type { AnyResource } from '../resource/resource-types';
import { publishedInUse } from './in-use-question';
import { useOfferMove } from './use-offer-move';
import type { Option } from '../parts/select/option';
import { useAction } from '../action/use-action';
import { titleOf } from '../resource/use-reference-options';

interface Removable {
  readonly _id: string;
}

export interface ResourceRemoveOptions {
  /** Runs once the cache is refreshed, with the id of the deleted record. */
  onRemoved?: (id: string) => void;
  /** Runs after Undo. */
  onRestored?: (id: string) => void;
  /** Where the uses of a record may move, for resources without a list of their own. */
  targets?: readonly Option[];
}

/**
 * Moves a record to the trash: asks first, or shows what still uses it and offers to move that to another
 * record; then offers Undo for ten seconds. For many
 * records see `useBulk`.
 *
 * @example const remove = useResourceRemove(units); … onSelect={() => void remove(unit)}
 */
export function useResourceRemove<R extends AnyResource>(
  resource: R,
  { onRemoved, onRestored, targets }: ResourceRemoveOptions = {},
) {
  const api = useApi();
  const calls = resourceCalls(api, resource);
  const queryClient = useQueryClient();
  const confirm = useConfirm();

  const { run: restore } = useAction((id: string, _name: string) => calls.restore(id), {
    success: (_answer, _id, name) => t`${name} restored`,
    failure: t`Not restored`,
    refresh: [resource],
    onSuccess: (_answer, id) => onRestored?.(id),
  });
  const { run: unpublish } = useAction(
    (id: string, _name: string) => calls.update(id, { status: 'draft' }),
    {
      success: (_answer, _id, name) => t`${name} unpublished`,
      failure: t`Not unpublished`,
      refresh: [resource],
    },
  );

  const offerMove = useOfferMove(resource, targets);

  /** Undefined when the uses could not be loaded, which a toast reports. */
  async function usesOf(id: string) {
    try {
      const query = { resource: resource.name };
      return (await api.call(recordEndpoints.uses, { id, query })).data;
    } catch (error) {
      showToast({ title: t`Not deleted`, description: messageOf(error), tone: 'danger' });
      return undefined;
    }
  }

  return async function remove(record: Removable) {
    const { _id } = record;
    const name = t`“${{ title: titleOf(resource, record) }}”`;
    const uses = await usesOf(_id);
    if (uses === undefined) return;
    if (uses.length > 0) {
      const used = { id: _id, name, uses };
      if (isPublished(record)) {
        if (await confirm(publishedInUse(used))) await unpublish(_id, name);
      } else await offerMove(used);
      return;
    }
    const isSure = await confirm({
      title: t`Delete ${name}?`,
      description: t`Moves to the trash for 30 days.`,
      confirmLabel: t`Delete`,
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await calls.remove(_id);
    } catch (error) {
      showToast({ title: t`Not deleted`, description: messageOf(error), tone: 'danger' });
      return;
    } finally {
      await refreshResource(queryClient, resource);
    }
    onRemoved?.(_id);
    showToast({
      title: t`${name} deleted`,
      duration: undoDuration,
      action: { label: t`Undo`, onSelect: () => void restore(_id, name) },
    });
  };
}

function isPublished(record: object): boolean {
  return 'status' in record && record.status === 'published';
}
