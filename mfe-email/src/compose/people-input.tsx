import { t } from '@lingui/core/macro';
import { customerContacts, supplierContacts } from 'contract/partner';
import { useCallback } from 'react';
import { Combobox, Field, type Option } from 'shared-ui';
import { meets, useApi, usePermissions } from 'shared-ui/client';
import { resourceCalls } from 'shared-ui/resource';

interface PeopleInputProps {
  onChoose: (email: string) => void;
}

/** Contact persons of customers and suppliers by name, address or company; a choice adds the address. */
export function PeopleInput({ onChoose }: PeopleInputProps) {
  const options = usePeopleOptions();
  return (
    <Field label={t`People`} help={t`Contact persons: their address is added above.`}>
      <Combobox
        label={t`People`}
        placeholder={t`Name, address or company`}
        options={options}
        value={null}
        onValueChange={(option) => {
          if (option !== null) onChoose(option.value);
        }}
      />
    </Field>
  );
}

const offered = 10;

function usePeopleOptions() {
  const api = useApi();
  const permissions = usePermissions();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const search = text.trim();
      const query = { pageSize: offered, ...(search !== '' && { search }) };
      const lists = await Promise.all(
        [customerContacts, supplierContacts].map(async (resource) => {
          if (!meets(permissions, resource.endpoints.list.needs)) return [];
          return resource.name === 'customerContact'
            ? (await resourceCalls(api, resource).list(query, signal)).data
            : (await resourceCalls(api, resource).list(query, signal)).data;
        }),
      );
      return lists.flat().flatMap(({ name, email, companyName, marketingConsent }) =>
        email === null
          ? []
          : [
              {
                value: email,
                label: name,
                detail: [email, companyName, marketingConsent ? '' : t`no consent to marketing`]
                  .filter(Boolean)
                  .join(' · '),
              },
            ],
      );
    },
    [api, permissions],
  );
}
