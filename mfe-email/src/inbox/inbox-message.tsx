import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { type MailMessage, mailMessages } from 'contract/email';
import { fileEndpoints } from 'contract/file';
import { Paperclip } from 'lucide-react';
import { bytesText, Button, Card, ErrorState, HintNote, Skeleton, useDownload } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { useResourceRecord } from 'shared-ui/resource';
import { Facts, Files } from '../common/message-facts';
import { Filing } from './filing';
import { MessageMarks } from './message-marks';
import { MessageText } from './message-text';

/** A message that came in, and where it may go. */
export function InboxMessage({ id }: { id: string }) {
  const { data, error, refetch } = useResourceRecord(mailMessages, id);
  if (error) {
    return (
      <ErrorState title={t`The message could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="24rem" />;
  return (
    <Card title={data.subject === '' ? t`(no subject)` : data.subject}>
      <Filing message={data} />
      <MessageFacts message={data} />
      <MessageMarks message={data} />
      {data.problem === null ? null : <HintNote>{data.problem}</HintNote>}
      <MessageText message={data} />
      <Attachments attachments={data.attachments} />
    </Card>
  );
}

function MessageFacts({ message }: { message: MailMessage }) {
  const { fromName, fromAddress, to, cc, receivedAt, size } = message;
  const addresses = (list: MailMessage['to']) => list.map(({ address }) => address).join(', ');
  const facts = [
    [t`From`, fromName === '' ? fromAddress : `${fromName} <${fromAddress}>`],
    [t`To`, addresses(to)],
    ['Cc', addresses(cc)],
    [t`Received`, `${dateTimeText(receivedAt)}, ${bytesText(size)}`],
  ];
  return (
    <Facts>
      {facts.map(([name, value]) =>
        value === '' ? null : (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </Facts>
  );
}

const leftWords = {
  get size() {
    return t`too large, on the mail server`;
  },
  get type() {
    return t`of a type that is not stored, on the mail server`;
  },
  get count() {
    return t`one too many, on the mail server`;
  },
} as const;

function Attachments({ attachments }: Pick<MailMessage, 'attachments'>) {
  if (attachments.length === 0) return null;
  return (
    <Files aria-label={t`Attachments`}>
      {attachments.map((attachment, index) => (
        <li key={index}>
          <Paperclip aria-hidden="true" />
          <Attachment attachment={attachment} />
        </li>
      ))}
    </Files>
  );
}

function Attachment({ attachment }: { attachment: MailMessage['attachments'][number] }) {
  const { originalName, size, file, left } = attachment;
  const { run, isBusy } = useDownload(fileEndpoints.download, {
    name: originalName,
    failure: t`Not downloaded`,
  });
  const bytes = size === null ? '' : ` (${bytesText(size)})`;
  if (file === null) return `${originalName}${bytes}, ${leftWords[left ?? 'type']}`;
  return (
    <Button size="sm" variant="link" isLoading={isBusy} onClick={() => void run({ id: file })}>
      {originalName}
      {bytes}
    </Button>
  );
}
