import type { mailAccounts } from 'contract/email';
import { Badge } from 'shared-ui';
import type { RowOf } from 'shared-ui/resource';
import { type Columns, DateCell, NumberCell } from 'shared-ui/table';

export const mailAccountColumns: Columns<typeof mailAccounts> = [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
  {
    id: 'host',
    label: 'Mailbox',
    role: 'fact',
    sort: 'host',
    cell: ({ username, host, folder }) => `${username} on ${host}, ${folder}`,
  },
  {
    id: 'isPersonal',
    label: 'Whose',
    width: 8,
    cell: ({ isPersonal }) => (isPersonal ? 'Mine alone' : 'The company’s'),
  },
  {
    id: 'state',
    label: 'State',
    role: 'status',
    cell: (account) => <State account={account} />,
  },
  {
    id: 'taken',
    label: 'Messages',
    width: 7,
    align: 'end',
    cell: ({ taken }) => <NumberCell value={taken} />,
  },
  {
    id: 'readAt',
    label: 'Last read',
    width: 8,
    cell: ({ readAt }) => <DateCell value={readAt} />,
  },
];

function State({ account }: { account: RowOf<typeof mailAccounts> }) {
  const { isActive, failure, sentFailure, readAt, passwordSetAt } = account;
  if (!isActive) return <Badge>Off</Badge>;
  if (passwordSetAt === null) return <Badge tone="danger">No password</Badge>;
  if (failure !== null) return <Badge tone="danger">{failure}</Badge>;
  if (sentFailure !== null) return <Badge tone="danger">Sent mails: {sentFailure}</Badge>;
  return readAt === null ? <Badge>Not read yet</Badge> : <Badge tone="success">Read</Badge>;
}
