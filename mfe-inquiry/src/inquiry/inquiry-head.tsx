import { t } from '@lingui/core/macro';
import { type Inquiry, productInquiries } from 'contract/inquiry';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, focusRing, token } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { useStatus } from '../common/use-statuses';
import { productInquiriesHref } from '../routes';
import { CustomerSelect } from './customer-select';
import { AssigneeSelect, NextStepButton, PrioritySelect } from './head-controls';
import { Request } from './request';
import { StatusSelect } from './status-select';
import { InquiryValue } from './inquiry-value';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[5]};
  margin: ${token.space[4]} 0 0;
  padding-top: ${token.space[3]};
  border-top: 1px solid ${token.color.border};

  & > div {
    min-width: 0;
  }
  & dt {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
  & dd {
    display: flex;
    gap: ${token.space[2]};
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
  & > div {
    padding-block: ${token.space[4]} ${token.space[3]};
  }
`;

interface InquiryHeadProps {
  inquiry: Inquiry;
}

/** The head of an inquiry's page: what is asked, and where it stands. */
export function InquiryHead({ inquiry }: InquiryHeadProps) {
  const { statusId, productInquiryId } = inquiry;
  const status = useStatus(statusId ?? '');
  return (
    <Box aria-label={t`Where it stands`}>
      <Request inquiry={inquiry} />
      <Facts>
        <Fact label={t`Status`}>
          <StatusSelect inquiry={inquiry} status={status} />
        </Fact>
        <Fact label={t`Next step`}>
          <NextStepButton inquiry={inquiry} statusKind={status?.kind} />
        </Fact>
        <Fact label={t`Priority`}>
          <PrioritySelect inquiry={inquiry} />
        </Fact>
        <Fact label={t`Assigned to`}>
          <AssigneeSelect inquiry={inquiry} />
        </Fact>
        <Fact label={t`Customer`}>
          <CustomerSelect inquiry={inquiry} />
        </Fact>
        <Fact label={t`Offered`}>
          <InquiryValue inquiry={inquiry} />
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

/** The product inquiry that the inquiry was made from. */
function OriginFact({ id }: { id: string }) {
  const { data, isError } = useResourceRecord(productInquiries, id);
  if (isError) return <Fact label={t`Came from`}>{t`the website, deleted since`}</Fact>;
  return (
    <Fact label={t`Came from`}>
      {data === undefined ? null : (
        <Link to={productInquiriesHref({ open: id })}>{data.reference}</Link>
      )}
    </Fact>
  );
}
