import { t } from '@lingui/core/macro';
import { useQueries } from '@tanstack/react-query';
import type { customers, suppliers } from 'contract/partner';
import { useCallback } from 'react';
import { Field, MultiCombobox, type Option } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys } from 'shared-ui/resource';
import type { ChosenPartner } from './draft';

type Partners = typeof customers | typeof suppliers;

interface PartnerInputProps {
  resource: Partners;
  label: string;
  value: readonly ChosenPartner[];
  onValueChange: (partners: readonly ChosenPartner[]) => void;
}

/** A combobox of customers or suppliers. */
export function PartnerInput({ resource, label, value, onValueChange }: PartnerInputProps) {
  const names = useNames(resource, value);
  return (
    <Field label={label}>
      <MultiCombobox
        label={label}
        placeholder={t`Type a name`}
        options={usePartnerOptions(resource)}
        value={value.map(({ _id, name }) => ({
          value: _id,
          label: name ?? names.get(_id) ?? '…',
        }))}
        onValueChange={(options) =>
          onValueChange(options.map((one) => ({ _id: one.value, name: one.label })))
        }
      />
    </Field>
  );
}

const offered = 20;

/** Each option shows the address that the message would go to, or why there is none. */
function usePartnerOptions(resource: Partners) {
  const api = useApi();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const search = text.trim();
      const query = { pageSize: offered, ...(search !== '' && { search }) };
      const { data } = await resourceCalls(api, resource).list(query, signal);
      return data.map(({ _id, companyName, emails, active }) => ({
        value: _id,
        label: companyName,
        detail: active ? (emails[0] ?? t`no email address`) : t`inactive`,
      }));
    },
    [api, resource],
  );
}

/** Names of the partners that the URL gave by id only. */
function useNames(resource: Partners, chosen: readonly ChosenPartner[]) {
  const api = useApi();
  const unnamed = chosen.filter(({ name }) => name === null);
  const answers = useQueries({
    queries: unnamed.map(({ _id }) => ({
      queryKey: resourceKeys.record(resource, _id),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        resourceCalls(api, resource).get(_id, signal),
    })),
  });
  return new Map(
    unnamed.map(({ _id }, index) => [_id, answers[index]?.data?.companyName ?? undefined]),
  );
}
