import { t } from '@lingui/core/macro';
import { mailMessages } from 'contract/email';
import { inquiries, mailOrderEndpoints } from 'contract/inquiry';
import { useNavigate } from 'react-router-dom';
import { Badge, Button, token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { type RowOf, useCall } from 'shared-ui/resource';
import styled from 'styled-components';
import { inquiryListHref } from '../routes';

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  margin-top: ${token.space[1]};
`;

interface MadeAtOnceProps {
  message: Pick<RowOf<typeof mailMessages>, '_id'>;
}

/** Says of a message that the inquiry was made of it without a person, and takes that back. */
export function MadeAtOnce({ message: { _id: id } }: MadeAtOnceProps) {
  const navigate = useNavigate();
  const { run, isBusy } = useCall(mailOrderEndpoints.takeBack, {
    success: t`The inquiry is in the trash, and the message in the inbox`,
    failure: t`Not taken back`,
    refresh: [mailMessages, inquiries],
    onSuccess: () => void navigate(inquiryListHref()),
  });
  return (
    <Row>
      <Badge tone="info">{t`The inquiry was made of it at once`}</Badge>
      <Permitted to={mailOrderEndpoints.takeBack}>
        <Button size="sm" variant="link" isLoading={isBusy} onClick={() => void run({ id })}>
          {t`Take back`}
        </Button>
      </Permitted>
    </Row>
  );
}
