import { dateText } from 'contract';
import { moneyText, type Offer, offerEndpoints, type offers } from 'contract/inquiry';
import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, Card, ErrorState, focusRing, Skeleton, token } from 'shared-ui';
import { messageOf, Permitted } from 'shared-ui/client';
import type { RowOf } from 'shared-ui/resource';
import styled from 'styled-components';
import { OfferStateBadge } from '../common/offer-state';
import { useMakeOffer } from '../common/use-make-offer';
import { editOfferHref } from '../routes';
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
    <Card title="Offer">
      {error === null ? null : (
        <ErrorState title="The offers could not be loaded" onRetry={() => void refetch()}>
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
      {latest === undefined ? <p>No offer was made yet.</p> : null}
      {latest === undefined ? null : (
        <ul>
          {versions.map((offer) => (
            <Version key={offer._id} offer={offer} />
          ))}
        </ul>
      )}
      {latest?.state === 'draft' ? null : (
        <Permitted to={offerEndpoints.make}>
          <Button size="sm" variant="outline" isLoading={isBusy} onClick={() => void make()}>
            <FilePlus2 /> {latest === undefined ? 'Make an offer' : 'Make the next version'}
          </Button>
        </Permitted>
      )}
    </Stack>
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
      <Link to={editOfferHref(_id)}>
        {number}, version {revision}
      </Link>
      <OfferStateBadge state={state} />
      <small>
        {[moneyText(total, currency), ...(sentAt === null ? [] : [dateText(sentAt)])].join(', ')}
      </small>
    </li>
  );
}
