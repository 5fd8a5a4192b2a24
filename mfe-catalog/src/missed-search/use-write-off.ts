import { useQueryClient } from '@tanstack/react-query';
import { type MissedSearch, missedSearches, type MissedSearchState } from 'contract/catalog';
import { useState } from 'react';
import { showToast, undoDuration } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { refreshResource, resourceCalls } from 'shared-ui/resource';

/** Writes missed words off, with Undo, and puts them back. */
export function useWriteOff({ _id, words }: MissedSearch) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function change(state: MissedSearchState): Promise<void> {
    setIsBusy(true);
    try {
      await resourceCalls(api, missedSearches).update(_id, { state });
      const undo = { label: 'Undo', onSelect: () => void change('open') };
      if (state === 'open') showToast({ title: `“${words}” is on the list again` });
      else showToast({ title: `“${words}” was written off`, action: undo, duration: undoDuration });
    } catch (error) {
      showToast({ title: 'Not changed', description: messageOf(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
      await refreshResource(queryClient, missedSearches);
    }
  }
  return { writeOff: () => void change('written-off'), reopen: () => void change('open'), isBusy };
}
