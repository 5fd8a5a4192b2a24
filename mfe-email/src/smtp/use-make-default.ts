import { useQueryClient } from '@tanstack/react-query';
import { mailServers } from 'contract';
import {
  messageOf,
  refreshResource,
  resourceCalls,
  type RowOf,
  showToast,
  useApi,
} from 'shared-ui';

/** Lets everything that names no server leave by this one. */
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
