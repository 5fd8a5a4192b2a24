import { t } from '@lingui/core/macro';
import { emailBatches, type emails } from 'contract/email';
import { useCallback } from 'react';
import { dateTimeText } from 'contract';
import { Combobox, type Option } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { resourceCalls, type ResourceList, useResourceRecord } from 'shared-ui/resource';
import { FilterField, filterPatch } from 'shared-ui/table';

const offered = 20;

/** Filters the outbox by sending. */
export function BatchFilter({ list }: { list: ResourceList<typeof emails> }) {
  const chosen = list.state.filters.batchId;
  const { data } = useResourceRecord(emailBatches, chosen);
  return (
    <FilterField
      label={t({ message: 'Sending', context: 'noun' })}
      text={chosen === undefined ? undefined : (data?.subject ?? '…')}
      onClear={() => list.change(filterPatch('batchId', undefined))}
    >
      <Combobox
        label={t`Sendings`}
        placeholder={t`Any`}
        options={useBatchOptions()}
        value={chosen === undefined ? null : { value: chosen, label: data?.subject ?? '…' }}
        onValueChange={(option) => list.change(filterPatch('batchId', option?.value))}
      />
    </FilterField>
  );
}

function useBatchOptions() {
  const api = useApi();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const search = text.trim();
      const query = { pageSize: offered, ...(search !== '' && { search }) };
      const { data } = await resourceCalls(api, emailBatches).list(query, signal);
      return data.map(({ _id, subject, createdAt }) => ({
        value: _id,
        label: subject,
        detail: dateTimeText(createdAt),
      }));
    },
    [api],
  );
}
