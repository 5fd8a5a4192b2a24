import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { inquiries, type Inquiry } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { ApiError, messageOf, useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys, useAction, useResourceAccess } from 'shared-ui/resource';

type HeadFields = Partial<
  Pick<Inquiry, 'statusId' | 'lostReason' | 'priority' | 'assignedTo' | 'customerId'>
>;

/** Saves changes made in the head of an inquiry at once. */
export function useHeadChange({ _id, version, number }: Inquiry) {
  const { update } = resourceCalls(useApi(), inquiries);
  const { mayEdit } = useResourceAccess(inquiries);
  const queryClient = useQueryClient();
  const { run, isBusy } = useAction(
    /** @param _done - what the toast says: `ENQ-1 moved to Won`. */
    (fields: HeadFields, _done: string) => update(_id, { ...fields, version }),
    {
      success: (_saved, _fields, done) => done,
      failure: (error) => ({
        title: t`${number} was not changed`,
        description: isStale(error)
          ? t`Somebody else changed it in the meantime. It is shown as it is now.`
          : messageOf(error),
      }),
      refresh: [inquiries, customers],
      // The next change may come before the refresh has ended; it needs the new version.
      onSuccess: (saved) => queryClient.setQueryData(resourceKeys.record(inquiries, _id), saved),
    },
  );
  return { change: run, isBusy, mayEdit };
}

function isStale(error: unknown) {
  return error instanceof ApiError && error.code === 'stale-version';
}
