import { t } from '@lingui/core/macro';
import { mailAccountEndpoints, type mailAccounts } from 'contract/email';
import { Badge, Button, token } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import type { RowOf } from 'shared-ui/resource';
import { type Columns, DateCell, NumberCell } from 'shared-ui/table';
import styled from 'styled-components';
import { useProviderSignIn } from './use-provider-sign-in';

export const mailAccountColumns: Columns<typeof mailAccounts> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: ({ name }) => name,
  },
  {
    id: 'host',
    get label() {
      return t`Mailbox`;
    },
    role: 'fact',
    sort: 'host',
    cell: ({ username, host, folder }) => t`${username} on ${host}, ${folder}`,
  },
  {
    id: 'isPersonal',
    get label() {
      return t`Whose`;
    },
    width: 8,
    cell: ({ isPersonal }) => (isPersonal ? t`Mine alone` : t`The company’s`),
  },
  {
    id: 'state',
    get label() {
      return t`State`;
    },
    role: 'status',
    cell: (account) => <State account={account} />,
  },
  {
    id: 'taken',
    get label() {
      return t`Messages`;
    },
    width: 7,
    align: 'end',
    cell: ({ taken }) => <NumberCell value={taken} />,
  },
  {
    id: 'readAt',
    get label() {
      return t`Last read`;
    },
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
  if (!isActive) return <Badge>{t`Off`}</Badge>;
  if (signIn === 'oauth2' && connectedAt === null) return <NotConnected account={account} />;
  if (signIn === 'password' && passwordSetAt === null)
    return <Badge tone="danger">{t`No password`}</Badge>;
  if (failure !== null) return <Badge tone="danger">{failure}</Badge>;
  if (sentFailure !== null) return <Badge tone="danger">{t`Sent mails: ${sentFailure}`}</Badge>;
  return readAt === null ? (
    <Badge>{t`Not read yet`}</Badge>
  ) : (
    <Badge tone="success">{t({ message: 'Read', context: 'state of a mailbox' })}</Badge>
  );
}

function NotConnected({ account }: AccountProps) {
  const open = useProviderSignIn();
  const mayOpen = usePermission(mailAccountEndpoints.beginSignIn.needs);
  const words = account.failure ?? (mayOpen ? null : t`Not signed in at the provider`);
  return (
    <Stack>
      {words === null ? null : <Badge tone="danger">{words}</Badge>}
      {mayOpen ? (
        <Button variant="outline" size="sm" onClick={() => void open(account)}>
          {t`Sign in at the provider`}
        </Button>
      ) : null}
    </Stack>
  );
}
