import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { mergeEndpoints } from 'contract';
import { showToast } from 'panel-runtime';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../client/api-provider';
import { resourceKeys } from '../client/resource-keys';

interface MergedAwayProps {
  resource: { readonly name: string };
  endpoint: ReturnType<typeof mergeEndpoints>['mergedInto'];
  editHref: (id: string) => string;
  /** Of a record that is not there. */
  id: string;
}

/** Leads from the address of a record that was merged to the one that took its place. */
export function MergedAway({ resource, endpoint, editHref, id }: MergedAwayProps) {
  const api = useApi();
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(resource), 'merged', id],
    queryFn: async ({ signal }) => (await api.call(endpoint, { id, signal })).data,
    retry: false,
  });
  const lead = useEffectEvent(() => {
    if (data === undefined) return;
    showToast({ title: t`It was merged into “${{ title: data.title }}”` });
    void navigate(editHref(data._id), { replace: true });
  });
  // The router is told of the other address.
  useEffect(() => lead(), [data?._id]);
  return null;
}
