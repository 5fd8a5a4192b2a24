import { t } from '@lingui/core/macro';
import { emailBatches, type EmailCounts, EmailStatus } from 'contract/email';
import { Send } from 'lucide-react';
import { dateTimeText } from 'contract';
import { EmptyState } from 'shared-ui';
import { useResourceList } from 'shared-ui/resource';
import { type Columns, NumberCell, numberText, ResourceTable, TextCell } from 'shared-ui/table';
import { ServerName } from './server-name';
import { countedWords } from './status-words';

const columns: Columns<typeof emailBatches> = [
  {
    id: 'subject',
    get label() {
      return t`Subject`;
    },
    cell: ({ subject }) => subject,
  },
  {
    id: 'total',
    get label() {
      return t`Recipients`;
    },
    width: 7,
    role: 'fact',
    align: 'end',
    cell: ({ total }) => <NumberCell value={total} />,
  },
  {
    id: 'counts',
    get label() {
      return t`State`;
    },
    role: 'fact',
    cell: ({ counts }) => countWords(counts),
  },
  {
    id: 'smtpId',
    get label() {
      return t`Server`;
    },
    width: 9,
    cell: ({ smtpId }) => <ServerName id={smtpId} />,
  },
  {
    id: 'scheduledAt',
    get label() {
      return t`To go out`;
    },
    width: 10.5,
    cell: ({ scheduledAt }) => (
      <TextCell value={scheduledAt === null ? null : dateTimeText(scheduledAt)} />
    ),
  },
  {
    id: 'createdAt',
    get label() {
      return t`Written`;
    },
    width: 10.5,
    sort: 'createdAt',
    cell: ({ createdAt }) => dateTimeText(createdAt),
  },
];

interface SendingsProps {
  /** The page that shows the progress of a sending. */
  hrefOf: (batchId: string) => string;
}

/** The sendings, with their messages counted by status. */
export function Sendings({ hrefOf }: SendingsProps) {
  const list = useResourceList(emailBatches, { scope: 'sendings-' });
  return (
    <ResourceTable
      list={list}
      columns={columns}
      hrefOf={({ _id }) => hrefOf(_id)}
      Empty={NothingSent}
    />
  );
}

function NothingSent() {
  return (
    <EmptyState title={t`Nothing was sent yet`} icon={<Send />}>
      {t`Each message that you send stands here with how its copies stand.`}
    </EmptyState>
  );
}

/** `12 sent, 3 failed`. */
function countWords(counts: EmailCounts) {
  return EmailStatus.options
    .filter((status) => counts[status] > 0)
    .map((status) => countedWords(status, numberText(counts[status])))
    .join(', ');
}
