import type { mailServers } from 'contract/email';
import { type Columns, DateCell, NumberCell, TextCell } from 'shared-ui/table';
import { AddressCell, NameCell, SenderCell, StateCell } from './smtp-cells';

export const smtpColumns: Columns<typeof mailServers> = [
  { id: 'name', label: 'Name', sort: 'name', cell: (server) => <NameCell server={server} /> },
  {
    id: 'host',
    label: 'Server',
    role: 'fact',
    sort: 'host',
    cell: (server) => <AddressCell server={server} />,
  },
  { id: 'fromAddress', label: 'From', cell: (server) => <SenderCell server={server} /> },
  { id: 'state', label: 'State', role: 'status', cell: (server) => <StateCell server={server} /> },
  {
    id: 'maxPerMinute',
    label: 'Per minute',
    width: 7,
    align: 'end',
    cell: ({ maxPerMinute }) =>
      maxPerMinute === null ? 'No limit' : <NumberCell value={maxPerMinute} />,
  },
  {
    id: 'username',
    label: 'User name',
    isHidden: true,
    cell: ({ username }) => <TextCell value={username} />,
  },
  {
    id: 'replyTo',
    label: 'Replies to',
    isHidden: true,
    cell: ({ replyTo }) => <TextCell value={replyTo} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    isHidden: true,
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
