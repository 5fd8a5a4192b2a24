import { t } from '@lingui/core/macro';
import { type MissedSearch, missedSearches, type MissedSearchState } from 'contract/catalog';
import { undoDuration } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type Action, resourceCalls, useAction } from 'shared-ui/resource';

/** Writes missed words off, with Undo, and puts them back. */
export function useWriteOff({ _id, words }: MissedSearch) {
  const { update } = resourceCalls(useApi(), missedSearches);
  const { run, isBusy }: Action<[MissedSearchState]> = useAction(
    (state: MissedSearchState) => update(_id, { state }),
    {
      success: (_saved, state) =>
        state === 'open'
          ? { title: t`“${words}” is on the list again`, tone: 'neutral' }
          : {
              title: t`“${words}” was written off`,
              tone: 'neutral',
              action: { label: t`Undo`, onSelect: () => void run('open') },
              duration: undoDuration,
            },
      failure: t`Not changed`,
      refresh: [missedSearches],
    },
  );
  return { writeOff: () => void run('written-off'), reopen: () => void run('open'), isBusy };
}
