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
      <PageHeader title="Offer" />
      {error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <ErrorState title="The offer could not be loaded" onRetry={() => void refetch()}>
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
        title={`Offer ${number}, version ${revision}`}
        actions={
          <>
            <Button variant="outline" asChild>
              <Link to={inquiryHref}>
                <Undo2 /> Inquiry
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
            <p>Its recipient cannot open it on the site any more. Send them the next version.</p>
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
  const { state, sentAt, acceptedAt, declinedAt, declineReason, validUntil } = offer;
  const { lines, acceptedLines } = offer;
  const until = `valid until ${utcDateText(validUntil)}`;
  if (state === 'draft' || sentAt === null) return `Not sent, ${until}`;
  const sent = `Sent on ${dateText(sentAt)}, ${until}`;
  if (acceptedAt !== null)
    return `${sent}. ${acceptedText(lines, acceptedLines)} on ${dateText(acceptedAt)}`;
  if (declinedAt === null) return sent;
  const reason = declineReason === null ? '' : `: ${declineReason}`;
  return `${sent}. Declined on ${dateText(declinedAt)}${reason}`;
}

function acceptedText(lines: Offer['lines'], accepted: Offer['acceptedLines']): string {
  return accepted === null ? 'Accepted' : `${accepted.length} of ${lines.length} lines accepted`;
}

function DeleteButton({ offer }: { offer: Offer }) {
  const navigate = useNavigate();
  const onRemoved = () => void navigate(editInquiryHref(offer.inquiryId));
  const remove = useResourceRemove(offers, { onRemoved });
  const mayRemove = useResourcePermission(offers, 'all');
  useAnnouncedActions(mayRemove ? [{ label: 'Delete', run: () => void remove(offer) }] : []);
  return (
    <Permitted to={offers.endpoints.remove}>
      <Button variant="outline" onClick={() => void remove(offer)}>
        <Trash2 /> Delete
      </Button>
    </Permitted>
  );
}

function NextButton({ offer: { inquiryId } }: { offer: Offer }) {
  const { make, isBusy } = useMakeOffer(inquiryId);
  const mayMake = usePermission(offerEndpoints.make.needs);
  useAnnouncedActions(mayMake ? [{ label: 'Next version', run: () => void make() }] : []);
  return (
    <Permitted to={offerEndpoints.make}>
      <Button variant="outline" isLoading={isBusy} onClick={() => void make()}>
        <FilePlus2 /> Next version
      </Button>
    </Permitted>
  );
}

export { EditOfferPage as Component };
