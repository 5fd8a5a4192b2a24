import { plural, t } from '@lingui/core/macro';
import { dateText, utcDateText } from 'contract';
import { type Offer, offerEndpoints, offers } from 'contract/inquiry';
import { FilePlus2, Trash2, Undo2 } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  Button,
  Card,
  ErrorState,
  PageHeader,
  Skeleton,
  token,
  useAnnouncedActions,
} from 'shared-ui';
import { messageOf, Permitted, usePermission, useResourcePermission } from 'shared-ui/client';
import { RecordForm } from 'shared-ui/form';
import { useResourceRecord, useResourceRemove } from 'shared-ui/resource';
import styled from 'styled-components';
import { OfferStateBadge } from '../common/offer-state';
import { useMakeOffer } from '../common/use-make-offer';
import { editInquiryHref } from '../routes';
import { AcceptanceCard } from './acceptance-card';
import { FollowingCard } from './following-card';
import { OfferInputs } from './offer.inputs';
import { OrderButton } from './order-button';
import { PdfButton } from './pdf-button';
import { PricedTable } from './priced-table';
import { SendCard } from './send-card';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
`;

const Standing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin: 0;
  overflow-wrap: anywhere;
`;

function EditOfferPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useResourceRecord(offers, id);
  if (data !== undefined) return <OfferPage key={id} offer={data} />;
  return (
    <>
      <PageHeader title={t`Offer`} />
      {error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <ErrorState title={t`The offer could not be loaded`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
    </>
  );
}

function OfferPage({ offer }: { offer: Offer }) {
  const { _id: id, number, revision, state, inquiryId } = offer;
  const navigate = useNavigate();
  const inquiryHref = editInquiryHref(inquiryId);
  const isEdited = useResourcePermission(offers, 'edit') && state === 'draft';
  return (
    <>
      <PageHeader
        title={t`Offer ${number}, version ${revision}`}
        actions={
          <>
            <Button variant="outline" asChild>
              <Link to={inquiryHref}>
                <Undo2 /> {t`Inquiry`}
              </Link>
            </Button>
            <OrderButton offer={offer} />
            <Permitted to={offerEndpoints.pdf}>
              <PdfButton offer={offer} />
            </Permitted>
            {state === 'draft' ? <DeleteButton offer={offer} /> : <NextButton offer={offer} />}
          </>
        }
      />
      <Stack>
        <Card>
          <Standing>
            <OfferStateBadge state={state} /> {standingText(offer)}
          </Standing>
          {state === 'sent' && offer.pdfSha256 === null ? (
            <p>{t`Its recipient cannot open it on the site any more. Send them the next version.`}</p>
          ) : null}
        </Card>
        <FollowingCard offer={offer} />
        <AcceptanceCard offer={offer} />
        {isEdited ? (
          <Card>
            <RecordForm
              resource={offers}
              target={{ kind: 'edit', id }}
              Inputs={OfferInputs}
              canSaveAndNew={false}
              onCancel={() => void navigate(inquiryHref)}
            />
          </Card>
        ) : (
          <PricedTable offer={offer} />
        )}
        {state === 'draft' ? (
          <Permitted to={offerEndpoints.send}>
            <SendCard offer={offer} />
          </Permitted>
        ) : null}
      </Stack>
    </>
  );
}

function standingText(offer: Offer) {
  const { sentAt, acceptedAt, declinedAt, declineReason } = offer;
  const until = utcDateText(offer.validUntil);
  if (offer.state === 'draft' || sentAt === null) return t`Not sent, valid until ${until}`;
  const sent = t`Sent on ${{ day: dateText(sentAt) }}, valid until ${until}`;
  if (acceptedAt !== null) return `${sent}. ${acceptedText(offer, dateText(acceptedAt))}`;
  if (declinedAt === null) return sent;
  const day = dateText(declinedAt);
  const declined =
    declineReason === null ? t`Declined on ${day}` : t`Declined on ${day}: ${declineReason}`;
  return `${sent}. ${declined}`;
}

function acceptedText({ lines, acceptedLines }: Offer, day: string): string {
  if (acceptedLines === null) return t`Accepted on ${day}`;
  const accepted = acceptedLines.length;
  const all = lines.length;
  return t`${plural(all, {
    one: `${accepted} of # line accepted on ${day}`,
    other: `${accepted} of # lines accepted on ${day}`,
  })}`;
}

function DeleteButton({ offer }: { offer: Offer }) {
  const navigate = useNavigate();
  const onRemoved = () => void navigate(editInquiryHref(offer.inquiryId));
  const remove = useResourceRemove(offers, { onRemoved });
  const mayRemove = useResourcePermission(offers, 'all');
  useAnnouncedActions(mayRemove ? [{ label: t`Delete`, run: () => void remove(offer) }] : []);
  return (
    <Permitted to={offers.endpoints.remove}>
      <Button variant="outline" onClick={() => void remove(offer)}>
        <Trash2 /> {t`Delete`}
      </Button>
    </Permitted>
  );
}

function NextButton({ offer: { inquiryId } }: { offer: Offer }) {
  const { make, isBusy } = useMakeOffer(inquiryId);
  const mayMake = usePermission(offerEndpoints.make.needs);
  useAnnouncedActions(mayMake ? [{ label: t`Next version`, run: () => void make() }] : []);
  return (
    <Permitted to={offerEndpoints.make}>
      <Button variant="outline" isLoading={isBusy} onClick={() => void make()}>
        <FilePlus2 /> {t`Next version`}
      </Button>
    </Permitted>
  );
}

export { EditOfferPage as Component };
