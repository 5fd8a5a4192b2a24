import { t } from '@lingui/core/macro';
import { mailServers } from 'contract/email';
import { useApi } from 'shared-ui/client';
import { resourceCalls, type RowOf, useAction } from 'shared-ui/resource';

/** Makes a server the default, which sends all mail without a chosen server. */
export function useMakeDefault() {
  const { update } = resourceCalls(useApi(), mailServers);
  return useAction(
    ({ _id, version }: RowOf<typeof mailServers>) => update(_id, { isDefault: true, version }),
    {
      success: (_saved, { name }) => t`“${name}” is the default now`,
      failure: t`Not made the default`,
      refresh: [mailServers],
    },
  ).run;
}
