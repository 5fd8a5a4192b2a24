import { type Inquiry, productInquiries } from 'contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, focusRing, token, useResourceRecord } from 'shared-ui';
import styled from 'styled-components';
import { DueText } from '../common/due-text';
import { priorityLabels } from '../common/priorities';
import { adminNameOf, useAdmins } from '../common/use-admins';
import { useStatus } from '../common/use-statuses';
import { productInquiriesHref } from '../routes';
import { StatusSelect } from './status-select';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[8]};
  margin: 0;

  & > div {
    min-width: 0;
  }
  & dt {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
  & dd {
    display: flex;
    align-items: center;
    min-height: ${token.control.md};
    margin: 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: ${token.color.brandText};
    ${focusRing}
  }
`;

const Box = styled(Card)`
  margin-bottom: ${token.space[5]};

  & > div {
    padding-block: ${token.space[3]};
  }
`;

interface InquiryHeadProps {
  inquiry: Inquiry;
}

/** Where an inquiry stands, at a glance. */
export function InquiryHead({ inquiry }: InquiryHeadProps) {
  const { statusId, priority, assignedTo, nextFollowUpAt, productInquiryId } = inquiry;
  const status = useStatus(statusId ?? '');
  const admin = useAdmins().find(({ _id }) => _id === assignedTo);
  return (
    <Box aria-label="Where it stands">
      <Facts>
        <Fact label="Status">
          <StatusSelect inquiry={inquiry} status={status} />
        </Fact>
        <Fact label="Next step">
          <DueText dueAt={nextFollowUpAt} statusKind={status?.kind} />
        </Fact>
        <Fact label="Priority">{priorityLabels[priority]}</Fact>
        <Fact label="Assigned to">
          {assignedTo === null ? 'Nobody' : admin && adminNameOf(admin)}
        </Fact>
        {productInquiryId === null ? null : <OriginFact id={productInquiryId} />}
      </Facts>
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a visitor sent, of which the inquiry was made. */
function OriginFact({ id }: { id: string }) {
  const { data, isError } = useResourceRecord(productInquiries, id);
  if (isError) return <Fact label="Came from">the website, deleted since</Fact>;
  return (
    <Fact label="Came from">
      {data === undefined ? null : (
        <Link to={productInquiriesHref({ open: id })}>{data.reference}</Link>
      )}
    </Fact>
  );
}
