import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { mailMessageEndpoints, mailMessages } from 'contract/email';
import { inquiries, type Inquiry, inquiryOfMail, mailOrderEndpoints } from 'contract/inquiry';
import { ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { resourceKeys, useCall, useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { InquiryForm } from './inquiry-form';
import { MailReading } from './mail-reading';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${token.space[5]};
  align-items: start;

  @media (width < 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A new inquiry from a received message: the message with what was read of it, and the form that it fills in. */
export function MailInquiry({ messageId }: { messageId: string }) {
  const message = useResourceRecord(mailMessages, messageId);
  const order = useMailOrder(messageId);
  const { run } = useCall(mailMessageEndpoints.attach, {
    success: ({ data }) => t`“${{ subject: data.subject }}” is with the inquiry`,
    failure: t`The message was not attached. It is still in the inbox.`,
    refresh: [mailMessages, inquiries],
  });
  const error = message.error ?? order.error;
  if (error) {
    return (
      <ErrorState title={t`The message could not be read`} onRetry={() => void order.refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (message.data === undefined || order.data === undefined) return <Skeleton height="24rem" />;
  return (
    <Sides>
      <MailReading order={order.data} />
      <InquiryForm
        target={{ kind: 'new' }}
        initialValues={inquiryOfMail(order.data, message.data)}
        onAdded={({ _id }: Inquiry) => void run({ id: messageId, body: { inquiryId: _id } })}
      />
    </Sides>
  );
}

/** Read once: the form would lose what was entered. */
function useMailOrder(messageId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.all(mailMessages), 'order', messageId],
    queryFn: async ({ signal }) =>
      (await api.call(mailOrderEndpoints.read, { id: messageId, signal })).data,
    staleTime: Infinity,
  });
}
