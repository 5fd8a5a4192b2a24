import { t } from '@lingui/core/macro';
import type { LinkedChemical } from 'contract/partner';
import { undoDuration } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { useAction } from 'shared-ui/resource';
import type { PartnerKind } from './partner-kind';

/** Unlinks a chemical from a partner, with Undo for ten seconds. */
export function useUnlink({ resource, endpoints, link }: PartnerKind, id: string) {
  const api = useApi();
  const refresh = [resource];
  const putBack = useAction(({ _id }: LinkedChemical) => link(api, id, [_id]), {
    success: (_answer, { name }) => t`“${name}” put back`,
    failure: t`Not put back`,
    refresh,
  });
  return useAction(
    ({ _id }: LinkedChemical) => api.call(endpoints.unlink, { id, query: { chemicalId: _id } }),
    {
      success: (_answer, chemical) => ({
        title: t`“${{ name: chemical.name }}” taken away`,
        tone: 'neutral',
        duration: undoDuration,
        action: { label: t`Undo`, onSelect: () => void putBack.run(chemical) },
      }),
      failure: t`Not taken away`,
      refresh,
    },
  ).run;
}
