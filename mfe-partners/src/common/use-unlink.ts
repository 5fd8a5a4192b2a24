import { useQueryClient } from '@tanstack/react-query';
import type { LinkedChemical } from 'contract/partner';
import { showToast, undoDuration } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { refreshResource } from 'shared-ui/resource';
import type { PartnerKind } from './partner-kind';

/** Unlinks a chemical from a partner, with Undo for ten seconds. */
export function useUnlink({ resource, endpoints, link }: PartnerKind, id: string) {
  const api = useApi();
  const queryClient = useQueryClient();

  async function attempt(work: () => Promise<unknown>, failed: string) {
    try {
      await work();
      return true;
    } catch (error) {
      showToast({ title: failed, description: messageOf(error), tone: 'danger' });
      return false;
    } finally {
      await refreshResource(queryClient, resource);
    }
  }
  async function putBack({ _id, name }: LinkedChemical) {
    const isBack = await attempt(() => link(api, id, [_id]), 'Not put back');
    if (isBack) showToast({ title: `“${name}” put back`, tone: 'success' });
  }
  return async function unlink(chemical: LinkedChemical) {
    const { _id, name } = chemical;
    const take = () => api.call(endpoints.unlink, { id, query: { chemicalId: _id } });
    if (!(await attempt(take, 'Not taken away'))) return;
    showToast({
      title: `“${name}” taken away`,
      duration: undoDuration,
      action: { label: 'Undo', onSelect: () => void putBack(chemical) },
    });
  };
}
