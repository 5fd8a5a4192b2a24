import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { contactInfos } from 'contract/content';
import { HintNote } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type InputsProps, useFormValue } from 'shared-ui/form';
import { resourceCalls, resourceKeys } from 'shared-ui/resource';

type ContactInfos = typeof contactInfos;

/** A note on which contact the one in the form will replace in the footer; renders nothing if none. */
export function FormerPrimary({ form }: InputsProps<ContactInfos>) {
  const isPrimary = useFormValue<ContactInfos, boolean>(form, 'primary') ?? false;
  const former = usePrimary(isPrimary);
  if (former === undefined || former._id === form.record?._id) return null;
  return (
    <HintNote>
      {t`It takes the place of “${{ label: former.label }}”, which stays on the contact page.`}
    </HintNote>
  );
}

/** The contact shown in the footer; fetched only when needed. */
function usePrimary(isNeeded: boolean) {
  const api = useApi();
  const query = { pageSize: 100 };
  const { data } = useQuery({
    queryKey: resourceKeys.list(contactInfos, query),
    queryFn: ({ signal }) => resourceCalls(api, contactInfos).list(query, signal),
    enabled: isNeeded,
  });
  return isNeeded ? data?.data.find(({ primary }) => primary) : undefined;
}
