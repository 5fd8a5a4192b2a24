import { t } from '@lingui/core/macro';
import type { mailServers } from 'contract/email';
import { type Columns, DateCell, NumberCell, TextCell } from 'shared-ui/table';
import { AddressCell, NameCell, SenderCell, StateCell } from './smtp-cells';

export const smtpColumns: Columns<typeof mailServers> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: (server) => <NameCell server={server} />,
  },
  {
    id: 'host',
    get label() {
      return t`Server`;
    },
    role: 'fact',
    sort: 'host',
    cell: (server) => <AddressCell server={server} />,
  },
  {
    id: 'fromAddress',
    get label() {
      return t`From`;
    },
    cell: (server) => <SenderCell server={server} />,
  },
  {
    id: 'state',
    get label() {
      return t`State`;
    },
    role: 'status',
    cell: (server) => <StateCell server={server} />,
  },
  {
    id: 'maxPerMinute',
    get label() {
      return t`Per minute`;
    },
    width: 7,
    align: 'end',
    cell: ({ maxPerMinute }) =>
      maxPerMinute === null ? t`No limit` : <NumberCell value={maxPerMinute} />,
  },
  {
    id: 'username',
    get label() {
      return t`User name`;
    },
    isHidden: true,
    cell: ({ username }) => <TextCell value={username} />,
  },
  {
    id: 'replyTo',
    get label() {
      return t`Replies to`;
    },
    isHidden: true,
    cell: ({ replyTo }) => <TextCell value={replyTo} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    isHidden: true,
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
