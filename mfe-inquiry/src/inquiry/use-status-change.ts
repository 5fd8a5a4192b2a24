import { useQueryClient } from '@tanstack/react-query';
import { inquiries, type Inquiry } from 'contract';
import { useState } from 'react';
import { ApiError, messageOf, refreshResource, resourceCalls, showToast, useApi } from 'shared-ui';
import type { StatusRow } from '../common/use-statuses';

/** Writes another status of an inquiry at once. */
export function useStatusChange({ _id, version, number }: Inquiry) {
  const { update } = resourceCalls(useApi(), inquiries);
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  /** Answers whether it was written. */
  async function change(status: StatusRow) {
    setIsBusy(true);
    try {
      await update(_id, { statusId: status._id, version });
      showToast({ title: `${number} moved to ${status.name}`, tone: 'success' });
      return true;
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale-version';
      const description = isStale
        ? 'Somebody else changed it in the meantime. It is shown as it is now.'
        : messageOf(error);
      showToast({ title: `${number} was not moved`, description, tone: 'danger' });
      return false;
    } finally {
      await refreshResource(queryClient, inquiries);
      setIsBusy(false);
    }
  }
  return { change, isBusy };
}
