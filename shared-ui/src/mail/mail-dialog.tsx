import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { dateTimeText } from 'contract';
import { emailEndpoints, type EmailMessage, emails } from 'contract/email';
import { Paperclip } from 'lucide-react';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { Dialog } from '../parts/dialog/dialog';
import { ErrorState } from '../parts/error-state/error-state';
import { Skeleton } from '../parts/skeleton/skeleton';
import { StaffFileLink } from '../parts/staff-file/staff-file-link';
import { resourceKeys } from '../client/resource-keys';
import { token } from '../tokens/token';
import { MailFrame } from './mail-frame';
import { MailStatus } from './mail-status';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[3]};
  margin: 0 0 ${token.space[4]};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;

  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 0;
  }
`;

const Files = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  margin-top: ${token.space[3]};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
  }
  & svg {
    width: 1rem;
    height: 1rem;
    color: ${token.color.textMuted};
  }
`;

type Mail = Pick<
  EmailMessage,
  '_id' | 'to' | 'toName' | 'subject' | 'status' | 'reply' | 'createdAt' | 'sentAt'
>;

export interface MailDialogProps {
  mail: Mail;
  onClose: () => void;
}

/** A message of the outbox, as its recipient sees it. */
export function MailDialog({ mail, onClose }: MailDialogProps) {
  const { to, toName, subject, status, reply, createdAt, sentAt } = mail;
  return (
    <Dialog open size="lg" title={subject} onOpenChange={onClose}>
      <Facts>
        <dt>{t`To`}</dt>
        <dd>{toName === null ? to : `${toName} <${to}>`}</dd>
        <dt>{sentAt === null ? t`Written` : t`Sent`}</dt>
        <dd>{dateTimeText(sentAt ?? createdAt)}</dd>
        <dt>{t`State`}</dt>
        <dd>
          <MailStatus status={status} />
        </dd>
        {reply === null ? null : (
          <>
            <dt>{t`Answer`}</dt>
            <dd>{reply}</dd>
          </>
        )}
      </Facts>
      <MailContent mail={mail} />
    </Dialog>
  );
}

function MailContent({ mail: { _id, to } }: Pick<MailDialogProps, 'mail'>) {
  const { data, error, refetch } = useMailContent(_id);
  if (error !== null) {
    return (
      <ErrorState title={t`The message could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="50vh" />;
  return (
    <>
      <MailFrame title={t`Message to ${to}`} html={data.html} />
      {data.attachments.length === 0 ? null : (
        <Files aria-label={t`Attachments`}>
          {data.attachments.map(({ file, title }) => (
            <li key={file}>
              <Paperclip aria-hidden="true" />
              <StaffFileLink name={file}>{title}</StaffFileLink>
            </li>
          ))}
        </Files>
      )}
    </>
  );
}

function useMailContent(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.all(emails), 'content', id],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(emailEndpoints.content, { id, signal });
      return data;
    },
    // A stored message never changes.
    staleTime: Infinity,
  });
}
