import { t } from '@lingui/core/macro';
import { dateText } from 'contract';
import { moneyText, type Offer, offerEndpoints, type offers, orders } from 'contract/inquiry';
import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, Card, ErrorState, focusRing, Skeleton, token } from 'shared-ui';
import { messageOf, Permitted, useResourcePermission } from 'shared-ui/client';
import type { RowOf } from 'shared-ui/resource';
import styled from 'styled-components';
import { OfferStateBadge } from '../common/offer-state';
import { OrderStateBadge } from '../common/order-state';
import { useMakeOffer } from '../common/use-make-offer';
import { useOrders } from '../common/use-orders';
import { editOfferHref, editOrderHref } from '../routes';
import { useOffers } from './use-offers';

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};

  & > p {
    color: ${token.color.textMuted};
  }
  & > ul {
    display: grid;
    gap: ${token.space[2]};
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[1]} ${token.space[3]};
  }
  & a {
    color: ${token.color.brandText};
    ${focusRing}
  }
  & small {
    color: ${token.color.textMuted};
  }
`;

/** The versions of an inquiry's offer, the latest first. */
export function OffersCard({ inquiryId }: { inquiryId: string }) {
  const { data, error, refetch } = useOffers(inquiryId);
  return (
    <Card title={t`Offer`}>
      {error === null ? null : (
        <ErrorState title={t`The offers could not be loaded`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
      {data === undefined && error === null ? <Skeleton height="3rem" /> : null}
      {data === undefined ? null : <Versions inquiryId={inquiryId} versions={data} />}
    </Card>
  );
}

interface VersionsProps {
  inquiryId: string;
  versions: readonly RowOf<typeof offers>[];
}

function Versions({ inquiryId, versions }: VersionsProps) {
  const { make, isBusy } = useMakeOffer(inquiryId);
  const [latest] = versions;
  return (
    <Stack>
      {latest === undefined ? <p>{t`No offer was made yet.`}</p> : null}
      {latest === undefined ? null : (
        <ul>
          {versions.map((offer) => (
            <Version key={offer._id} offer={offer} />
          ))}
        </ul>
      )}
      <Orders inquiryId={inquiryId} />
      {latest?.state === 'draft' ? null : (
        <Permitted to={offerEndpoints.make}>
          <Button size="sm" variant="outline" isLoading={isBusy} onClick={() => void make()}>
            <FilePlus2 /> {latest === undefined ? t`Make an offer` : t`Make the next version`}
          </Button>
        </Permitted>
      )}
    </Stack>
  );
}

/** The orders that came of it, for those who may see them. */
function Orders({ inquiryId }: { inquiryId: string }) {
  const isEnabled = useResourcePermission(orders, 'view');
  const { data } = useOrders({ filters: { inquiryId }, isEnabled });
  if (data === undefined || data.total === 0) return null;
  return (
    <ul aria-label={t`Orders`}>
      {data.data.map(({ _id, number, state }) => (
        <li key={_id}>
          <Link to={editOrderHref(_id)}>{t`Order ${number}`}</Link>
          <OrderStateBadge state={state} />
        </li>
      ))}
    </ul>
  );
}

type Version = Pick<
  Offer,
  '_id' | 'number' | 'revision' | 'state' | 'total' | 'currency' | 'sentAt'
>;

function Version({
  offer: { _id, number, revision, state, total, currency, sentAt },
}: {
  offer: Version;
}) {
  return (
    <li>
      <Link to={editOfferHref(_id)}>{t`${number}, version ${revision}`}</Link>
      <OfferStateBadge state={state} />
      <small>
        {[moneyText(total, currency), ...(sentAt === null ? [] : [dateText(sentAt)])].join(', ')}
      </small>
    </li>
  );
}
