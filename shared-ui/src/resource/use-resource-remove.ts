import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../client/api-provider';
import { messageOf } from '../client/api-error';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { showToast, undoDuration } from '../parts/toast/toast';
import { resourceCalls } from './resource-calls';
import { refreshResource } from './resource-keys';
import type { AnyResource } from './resource-types';
import { titleOf } from './use-reference-options';

interface Removable {
  readonly _id: string;
}

export interface ResourceRemoveOptions {
  /** Runs after the cache is refreshed, with the id that is gone. */
  onRemoved?: (id: string) => void;
  /** Runs after Undo. */
  onRestored?: (id: string) => void;
}

/**
 * Moves a record to the trash: asks first, then offers Undo for ten seconds. Many at once: `useBulk`.
 *
 * @example const remove = useResourceRemove(units); … onSelect={() => void remove(unit)}
 */
export function useResourceRemove<R extends AnyResource>(
  resource: R,
  { onRemoved, onRestored }: ResourceRemoveOptions = {},
) {
  const calls = resourceCalls(useApi(), resource);
  const queryClient = useQueryClient();
  const confirm = useConfirm();

  async function restore(id: string, name: string) {
    try {
      await calls.restore(id);
      onRestored?.(id);
      showToast({ title: `${name} restored`, tone: 'success' });
    } catch (error) {
      showToast({ title: 'Not restored', description: messageOf(error), tone: 'danger' });
    }
    await refreshResource(queryClient, resource);
  }

  return async function remove(record: Removable) {
    const { _id } = record;
    const name = `“${titleOf(resource, record)}”`;
    const isSure = await confirm({
      title: `Delete ${name}?`,
      description: 'Moves to the trash for 30 days.',
      confirmLabel: 'Delete',
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await calls.remove(_id);
    } catch (error) {
      showToast({ title: 'Not deleted', description: messageOf(error), tone: 'danger' });
      return;
    } finally {
      await refreshResource(queryClient, resource);
    }
    onRemoved?.(_id);
    showToast({
      title: `${name} deleted`,
      duration: undoDuration,
      action: { label: 'Undo', onSelect: () => void restore(_id, name) },
    });
  };
}
