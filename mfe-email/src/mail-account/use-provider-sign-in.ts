import { t } from '@lingui/core/macro';
import { mailAccountEndpoints, type mailAccounts } from 'contract/email';
import { showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import type { RowOf } from 'shared-ui/resource';

/** Opens the page of a mailbox's provider where the access is allowed. */
export function useProviderSignIn() {
  const api = useApi();
  return async ({ _id }: Pick<RowOf<typeof mailAccounts>, '_id'>): Promise<void> => {
    try {
      location.assign((await api.call(mailAccountEndpoints.beginSignIn, { id: _id })).data.url);
    } catch (error) {
      showToast({ title: t`Not begun`, description: messageOf(error), tone: 'danger' });
    }
  };
}
