import { t } from '@lingui/core/macro';
import { offerEndpoints, offers } from 'contract/inquiry';
import { useNavigate } from 'react-router-dom';
import { useCall } from 'shared-ui/resource';
import { editOfferHref } from '../routes';

/** Opens the draft of an inquiry's offer, which is made when there is none. */
export function useMakeOffer(inquiryId: string) {
  const navigate = useNavigate();
  const { run, isBusy } = useCall(offerEndpoints.make, {
    failure: t`No offer was made`,
    refresh: [offers],
    onSuccess: ({ data }) => navigate(editOfferHref(data._id)),
  });
  return { make: () => run({ id: inquiryId }), isBusy };
}
