import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';
import type { PartnerKind } from './partner-kind';

interface MergedAwayProps {
  kind: PartnerKind;
  /** Of a partner that is not there. */
  id: string;
}

/** Leads from the address of a partner that was merged to the one that took its place. */
export function MergedAway({ kind, id }: MergedAwayProps) {
  const api = useApi();
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(kind.resource), 'merged', id],
    queryFn: async ({ signal }) => (await api.call(kind.endpoints.mergedInto, { id, signal })).data,
    retry: false,
  });
  const lead = useEffectEvent(() => {
    if (data === undefined) return;
    showToast({ title: `It was merged into “${data.companyName}”` });
    void navigate(kind.editHref(data._id), { replace: true });
  });
  // The router is told of the other address.
  useEffect(() => lead(), [data?._id]);
  return null;
}
