import type { emails } from 'contract';
import {
  breakpoint,
  type Columns,
  dateTimeText,
  MailStatus,
  NumberCell,
  TextCell,
} from 'shared-ui';
import styled from 'styled-components';
import { TwoLines } from '../common/two-lines';
import { ServerName } from './server-name';

/** Most addresses on one line. */
const Recipient = styled(TwoLines)`
  @media (width >= ${breakpoint.mobile}) {
    min-width: 12rem;
  }
`;

export const outboxColumns: Columns<typeof emails> = [
  {
    id: 'to',
    label: 'To',
    sort: 'to',
    cell: ({ to, toName }) => (
      <Recipient>
        <span>{to}</span>
        {toName === null ? null : <small>{toName}</small>}
      </Recipient>
    ),
  },
  { id: 'status', label: 'Status', cell: ({ status }) => <MailStatus status={status} /> },
  {
    id: 'subject',
    label: 'Subject',
    cell: ({ subject }) => (
      <TwoLines title={subject}>
        <span>{subject}</span>
      </TwoLines>
    ),
  },
  {
    id: 'reply',
    label: 'The server’s reply',
    cell: ({ reply }) => (
      <TwoLines {...(reply !== null && { title: reply })}>
        <span>
          <TextCell value={reply} />
        </span>
      </TwoLines>
    ),
  },
  {
    id: 'attempts',
    label: 'Attempts',
    align: 'end',
    cell: ({ attempts }) => <NumberCell value={attempts} />,
  },
  { id: 'smtpId', label: 'Server', cell: ({ smtpId }) => <ServerName id={smtpId} /> },
  {
    id: 'dueAt',
    label: 'Sent, or next try',
    cell: ({ status, sentAt, dueAt }) => <TextCell value={timeOf({ status, sentAt, dueAt })} />,
  },
  {
    id: 'createdAt',
    label: 'Written',
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
