import { t } from '@lingui/core/macro';
import { type Inquiry, moneyText, offerEndpoints } from 'contract/inquiry';
import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { useMakeOffer } from '../common/use-make-offer';
import { OfferStateBadge } from '../common/offer-state';
import { editOfferHref } from '../routes';
import { useOffers } from './use-offers';

interface InquiryValueProps {
  inquiry: Inquiry;
}

/** The total of the latest offer, which it leads to; without one, a button that makes it. */
export function InquiryValue({ inquiry: { _id } }: InquiryValueProps) {
  const { data } = useOffers(_id);
  const { make, isBusy } = useMakeOffer(_id);
  const [latest] = data ?? [];
  if (data === undefined) return null;
  if (latest === undefined) {
    return (
      <Permitted to={offerEndpoints.make}>
        <Button size="sm" variant="outline" isLoading={isBusy} onClick={() => void make()}>
          <FilePlus2 /> {t`Make an offer`}
        </Button>
      </Permitted>
    );
  }
  return (
    <>
      <Link to={editOfferHref(latest._id)}>{moneyText(latest.total, latest.currency)}</Link>
      <OfferStateBadge state={latest.state} />
    </>
  );
}
