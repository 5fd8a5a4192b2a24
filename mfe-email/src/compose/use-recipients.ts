import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { emailEndpoints } from 'contract/email';
import { useSettled } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type Draft, hasRecipients, recipientsOf } from './draft';
import { isAddress } from './parse-addresses';

/** Stands where the question is only who gets it. */
const anything = { subject: 'Who gets it', html: '<p>Who gets it</p>' };
const pause = 300;

/** How many would get it and who is left out, asked for when a choice has settled; nothing while nobody is chosen. */
export function useRecipients(draft: Draft) {
  const api = useApi();
  const { smtpId } = draft;
  const chosen = { ...draft, to: draft.to.filter(isAddress) };
  const body = {
    ...recipientsOf(chosen),
    ...anything,
    ...(smtpId !== null && { smtpId }),
  };
  const asked = JSON.stringify(body);
  const settled = useSettled(asked, pause);
  const isAnybody = hasRecipients(chosen);
  const answer = useQuery({
    queryKey: ['email', 'recipients', asked],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(emailEndpoints.preview, { body, signal });
      return { total: data.total, duplicates: data.duplicates, skipped: data.skipped };
    },
    enabled: isAnybody && asked === settled,
    placeholderData: keepPreviousData,
  });
  return { ...answer, isAnybody };
}

/** Who a message goes to, as far as that is known. */
export type Recipients = NonNullable<ReturnType<typeof useRecipients>['data']>;
