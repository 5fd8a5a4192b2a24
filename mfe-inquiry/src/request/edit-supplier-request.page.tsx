import { t } from '@lingui/core/macro';
import { dateText, utcDateText } from 'contract';
import { type SupplierRequest, supplierRequests } from 'contract/inquiry';
import { Undo2 } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button, Card, ErrorState, PageHeader, Skeleton, token } from 'shared-ui';
import { messageOf, useResourcePermission } from 'shared-ui/client';
import { RecordForm } from 'shared-ui/form';
import { useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { RequestStateBadge } from '../common/request-state';
import { editInquiryHref } from '../routes';
import { AskedCard } from './asked-card';
import { CompareCard } from './compare-card';
import { RequestActions } from './request-actions';
import { RequestFacts } from './request-facts';
import { RequestInputs } from './supplier-request.inputs';

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
`;

function EditSupplierRequestPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useResourceRecord(supplierRequests, id);
  if (data !== undefined) return <RequestPage key={id} request={data} />;
  return (
    <>
      <PageHeader title={t`Request to suppliers`} />
      {error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <ErrorState title={t`The request could not be loaded`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
    </>
  );
}

function RequestPage({ request }: { request: SupplierRequest }) {
  const { _id: id, number, revision, state, inquiryId } = request;
  const navigate = useNavigate();
  const isEdited = useResourcePermission(supplierRequests, 'edit') && state === 'draft';
  return (
    <>
      <PageHeader
        title={revision === 1 ? t`Request ${number}` : t`Request ${number}, version ${revision}`}
        actions={
          <>
            <Button variant="outline" asChild>
              <Link to={editInquiryHref(inquiryId)}>
                <Undo2 /> {t`Inquiry`}
              </Link>
            </Button>
            <RequestActions request={request} />
          </>
        }
      />
      <Stack>
        <Card>
          <Standing>
            <RequestStateBadge state={state} /> {standingText(request)}
          </Standing>
        </Card>
        {state === 'draft' ? null : <AskedCard request={request} />}
        {state === 'draft' ? null : <CompareCard request={request} />}
        {isEdited ? (
          <Card>
            <RecordForm
              resource={supplierRequests}
              target={{ kind: 'edit', id }}
              Inputs={RequestInputs}
              canSaveAndNew={false}
              onCancel={() => void navigate(editInquiryHref(inquiryId))}
            />
          </Card>
        ) : (
          <RequestFacts request={request} />
        )}
      </Stack>
    </>
  );
}

function standingText({ state, sentAt, answerBy, askedCount, answeredCount }: SupplierRequest) {
  const until = utcDateText(answerBy);
  if (state === 'draft' || sentAt === null) return t`Not sent. Suppliers see no customer.`;
  return t`Sent on ${{ day: dateText(sentAt) }}, answers by ${until}: ${answeredCount} of ${askedCount} answered`;
}

export { EditSupplierRequestPage as Component };
