import { t } from '@lingui/core/macro';
import type { emails } from 'contract/email';
import { dateTimeText } from 'contract';
import { MailStatus } from 'shared-ui/mail';
import { type Columns, NumberCell, TextCell, TwoLines } from 'shared-ui/table';
import { ServerName } from './server-name';

export const outboxColumns: Columns<typeof emails> = [
  {
    id: 'to',
    get label() {
      return t`To`;
    },
    sort: 'to',
    cell: ({ to, toName }) => (
      <TwoLines>
        <span>{to}</span>
        {toName === null ? null : <small>{toName}</small>}
      </TwoLines>
    ),
  },
  {
    id: 'status',
    get label() {
      return t`Status`;
    },
    width: 8.5,
    role: 'status',
    cell: ({ status }) => <MailStatus status={status} />,
  },
  {
    id: 'subject',
    get label() {
      return t`Subject`;
    },
    role: 'fact',
    cell: ({ subject }) => subject,
  },
  {
    id: 'reply',
    get label() {
      return t`The server’s reply`;
    },
    cell: ({ reply }) => <TextCell value={reply} />,
  },
  {
    id: 'attempts',
    get label() {
      return t`Attempts`;
    },
    width: 6,
    align: 'end',
    cell: ({ attempts }) => <NumberCell value={attempts} />,
  },
  {
    id: 'smtpId',
    get label() {
      return t`Server`;
    },
    width: 8.5,
    cell: ({ smtpId }) => <ServerName id={smtpId} />,
  },
  {
    id: 'dueAt',
    get label() {
      return t`Sent, or next try`;
    },
    width: 10.5,
    role: 'fact',
    cell: ({ status, sentAt, dueAt }) => <TextCell value={timeOf({ status, sentAt, dueAt })} />,
  },
  {
    id: 'createdAt',
    get label() {
      return t`Written`;
    },
    width: 10.5,
    sort: 'createdAt',
    isHidden: true,
    cell: ({ createdAt }) => dateTimeText(createdAt),
  },
];

function timeOf({
  status,
  sentAt,
  dueAt,
}: {
  status: string;
  sentAt: string | null;
  dueAt: string;
}) {
  if (sentAt !== null) return dateTimeText(sentAt);
  return status === 'queued' ? dateTimeText(dueAt) : null;
}
