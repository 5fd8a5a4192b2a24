import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { emailEndpoints } from 'contract/email';
import { useSettled } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type Draft, hasRecipients, recipientsOf } from './draft';
import { isAddress } from './parse-addresses';

/** Placeholder content, as the request only resolves recipients. */
const anything = { subject: 'Who gets it', html: '<p>Who gets it</p>' };
const pause = 300;

/** The number of recipients and who is left out, debounced; no request without recipients. */
export function useRecipients(draft: Draft) {
  const api = useApi();
  const { smtpId } = draft;
  const chosen = { ...draft, to: draft.to.filter(isAddress) };
  const body = {
    ...recipientsOf(chosen),
    ...anything,
    ...(smtpId !== null && { smtpId }),
  };
  const bodyText = JSON.stringify(body);
  const settled = useSettled(bodyText, pause);
  const isAnybody = hasRecipients(chosen);
  const answer = useQuery({
    queryKey: ['email', 'recipients', bodyText],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(emailEndpoints.preview, { body, signal });
      return { total: data.total, duplicates: data.duplicates, skipped: data.skipped };
    },
    enabled: isAnybody && bodyText === settled,
    placeholderData: keepPreviousData,
  });
  return { ...answer, isAnybody };
}

/** The resolved recipients. */
export type Recipients = NonNullable<ReturnType<typeof useRecipients>['data']>;
