import { useQueryClient } from '@tanstack/react-query';
import { inquiries, type Inquiry } from 'contract/inquiry';
import { useState } from 'react';
import { showToast } from 'shared-ui';
import { ApiError, messageOf, useApi } from 'shared-ui/client';
import {
  refreshResource,
  resourceCalls,
  resourceKeys,
  useResourceAccess,
} from 'shared-ui/resource';

type HeadFields = Partial<Pick<Inquiry, 'statusId' | 'lostReason' | 'priority' | 'assignedTo'>>;

/** Saves changes made in the head of an inquiry at once. */
export function useHeadChange({ _id, version, number }: Inquiry) {
  const { update } = resourceCalls(useApi(), inquiries);
  const { mayEdit } = useResourceAccess(inquiries);
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  /** @param done - the end of the toast: `moved to Won`. @returns whether the write succeeded */
  async function change(fields: HeadFields, done: string) {
    setIsBusy(true);
    try {
      const saved = await update(_id, { ...fields, version });
      // The next change may come before the refresh has ended; it needs the new version.
      queryClient.setQueryData(resourceKeys.record(inquiries, _id), saved);
      showToast({ title: `${number} ${done}`, tone: 'success' });
      return true;
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale-version';
      const description = isStale
        ? 'Somebody else changed it in the meantime. It is shown as it is now.'
        : messageOf(error);
      showToast({ title: `${number} was not changed`, description, tone: 'danger' });
      return false;
    } finally {
      await refreshResource(queryClient, inquiries);
      setIsBusy(false);
    }
  }
  return { change, isBusy, mayEdit };
}
