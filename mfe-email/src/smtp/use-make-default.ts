import { useQueryClient } from '@tanstack/react-query';
import { mailServers } from 'contract/email';
import { showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { refreshResource, resourceCalls, type RowOf } from 'shared-ui/resource';

/** Makes a server the default, which sends all mail without a chosen server. */
export function useMakeDefault() {
  const { update } = resourceCalls(useApi(), mailServers);
  const queryClient = useQueryClient();
  return async function makeDefault({ _id, name, version }: RowOf<typeof mailServers>) {
    try {
      await update(_id, { isDefault: true, version });
      showToast({ title: `“${name}” is the default now`, tone: 'success' });
    } catch (error) {
      showToast({ title: 'Not made the default', description: messageOf(error), tone: 'danger' });
    } finally {
      await refreshResource(queryClient, mailServers);
    }
  };
}
