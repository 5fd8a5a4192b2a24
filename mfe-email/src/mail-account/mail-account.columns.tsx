import { mailAccountEndpoints, type mailAccounts } from 'contract/email';
import { Badge, Button, token } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import type { RowOf } from 'shared-ui/resource';
import { type Columns, DateCell, NumberCell } from 'shared-ui/table';
import styled from 'styled-components';
import { useProviderSignIn } from './use-provider-sign-in';

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

interface AccountProps {
  account: RowOf<typeof mailAccounts>;
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[1]};
  padding-block: ${token.space[1]};
`;

function State({ account }: AccountProps) {
  const { isActive, failure, sentFailure, readAt, passwordSetAt, signIn, connectedAt } = account;
  if (!isActive) return <Badge>Off</Badge>;
  if (signIn === 'oauth2' && connectedAt === null) return <NotConnected account={account} />;
  if (signIn === 'password' && passwordSetAt === null)
    return <Badge tone="danger">No password</Badge>;
  if (failure !== null) return <Badge tone="danger">{failure}</Badge>;
  if (sentFailure !== null) return <Badge tone="danger">Sent mails: {sentFailure}</Badge>;
  return readAt === null ? <Badge>Not read yet</Badge> : <Badge tone="success">Read</Badge>;
}

function NotConnected({ account }: AccountProps) {
  const open = useProviderSignIn();
  const mayOpen = usePermission(mailAccountEndpoints.beginSignIn.needs);
  const words = account.failure ?? (mayOpen ? null : 'Not signed in at the provider');
  return (
    <Stack>
      {words === null ? null : <Badge tone="danger">{words}</Badge>}
      {mayOpen ? (
        <Button variant="outline" size="sm" onClick={() => void open(account)}>
          Sign in at the provider
        </Button>
      ) : null}
    </Stack>
  );
}
