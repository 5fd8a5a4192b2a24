import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../client/api-provider';
import { messageOf } from '../client/api-error';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { dismissToast, showToast, undoDuration } from '../parts/toast/toast';
import { resourceCalls } from './resource-calls';
import { refreshResource } from './resource-keys';
import type { AnyResource } from './resource-types';

/** Several take their time; the toast is closed when they are done. */
function workingToast(what: string) {
  return { title: `Deleting ${what}…`, duration: 600_000 };
}

interface Removable {
  readonly _id: string;
}

export interface ResourceRemoveOptions {
  /** Runs after the cache is refreshed, with the ids that are gone. */
  onRemoved?: (ids: readonly string[]) => void;
}

type Words = AnyResource['label'];

/** `1 unit`, `3 units`, or the record's own name. */
function subject({ one, many }: Words, records: readonly Removable[], title: string) {
  const [first] = records;
  const name =
    first === undefined ? undefined : Object.entries(first).find(([key]) => key === title);
  if (records.length !== 1) return `${records.length} ${many}`;
  return name === undefined ? `1 ${one}` : `“${String(name[1])}”`;
}

async function settle(ids: readonly string[], act: (id: string) => Promise<unknown>) {
  const done: string[] = [];
  let failure: unknown;
  for (const id of ids) {
    try {
      // One after the other: a bulk of a hundred must not take the server's whole attention.
      await act(id);
      done.push(id);
    } catch (error) {
      failure ??= error;
    }
  }
  return { done, failure };
}

/**
 * Moves records to the trash: asks first, then offers Undo for ten seconds. Tells which failed and why.
 *
 * @example const remove = useResourceRemove(units); … onSelect={() => void remove([unit])}
 */
export function useResourceRemove<R extends AnyResource>(
  resource: R,
  { onRemoved }: ResourceRemoveOptions = {},
) {
  const calls = resourceCalls(useApi(), resource);
  const queryClient = useQueryClient();
  const confirm = useConfirm();

  async function restore(ids: readonly string[]) {
    const { done, failure } = await settle(ids, calls.restore);
    await refreshResource(queryClient, resource);
    if (failure !== undefined) {
      showToast({ title: 'Not restored', description: messageOf(failure), tone: 'danger' });
    } else {
      const words = done.length === 1 ? resource.label.one : resource.label.many;
      showToast({ title: `${done.length} ${words} restored`, tone: 'success' });
    }
  }

  return async function remove(records: readonly Removable[]) {
    const what = subject(resource.label, records, resource.title);
    const isSure = await confirm({
      title: `Delete ${what}?`,
      description:
        'You can undo this for ten seconds; after that it stays in the trash for 30 days.',
      confirmLabel: 'Delete',
      isDestructive: true,
    });
    if (!isSure) return;
    const ids = records.map(({ _id }) => _id);
    const working = ids.length === 1 ? undefined : showToast(workingToast(what));
    const { done, failure } = await settle(ids, calls.remove);
    await refreshResource(queryClient, resource);
    if (working !== undefined) dismissToast(working);
    if (failure !== undefined) {
      const title = done.length === 0 ? 'Not deleted' : `${ids.length - done.length} not deleted`;
      showToast({ title, description: messageOf(failure), tone: 'danger' });
    }
    if (done.length === 0) return;
    onRemoved?.(done);
    showToast({
      title: `${done.length === ids.length ? what : done.length} deleted`,
      duration: undoDuration,
      action: { label: 'Undo', onSelect: () => void restore(done) },
    });
  };
}
