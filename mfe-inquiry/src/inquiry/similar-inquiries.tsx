import { t } from '@lingui/core/macro';
import type { Inquiry } from 'contract/inquiry';
import { Link } from 'react-router-dom';
import { dateText } from 'contract';
import { Card, ErrorState, focusRing, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { itemsText } from '../common/item-line';
import { StatusCell } from '../common/status-badge';
import { editInquiryHref, inquiryListHref } from '../routes';
import { useSimilar } from './use-similar';

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[2]};
  }
  & small {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
  & a {
    color: ${token.color.brandText};
    ${focusRing}
  }
`;

const Quiet = styled.p`
  color: ${token.color.textMuted};
`;

const shown = 5;

interface SimilarInquiriesProps {
  inquiry: Inquiry;
  email: string;
}

/** Other inquiries from the same address. */
export function SimilarInquiries({ inquiry: { _id }, email }: SimilarInquiriesProps) {
  return (
    <Card title={t`Other inquiries from this sender`} description={<Wrapped>{email}</Wrapped>}>
      <Others id={_id} email={email} />
    </Card>
  );
}

const Wrapped = styled.span`
  overflow-wrap: anywhere;
`;

function Others({ id, email }: { id: string; email: string }) {
  const { data, error, refetch } = useSimilar({ email, exceptId: id, pageSize: shown });
  if (error !== null) {
    return (
      <ErrorState title={t`They could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="4rem" />;
  if (data.total === 0) return <Quiet>{t`No other inquiry.`}</Quiet>;
  return (
    <List>
      {data.data.map(({ _id, number, createdAt, subject, itemNames, statusId }) => (
        <li key={_id}>
          <div>
            <Link to={editInquiryHref(_id)}>{number}</Link>
            {statusId === null ? null : <StatusCell id={statusId} />}
          </div>
          <small>
            {[dateText(createdAt), subject ?? itemsText(itemNames)].filter(Boolean).join(' · ')}
          </small>
        </li>
      ))}
      {data.total > shown ? (
        <li>
          <Link
            to={inquiryListHref({ email })}
          >{t`All ${{ count: numberText(data.total + 1) }} in the list`}</Link>
        </li>
      ) : null}
    </List>
  );
}
