import type { suppressedAddresses } from 'contract/email';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { reasonWords } from './reason-words';

export const suppressedAddressColumns: Columns<typeof suppressedAddresses> = [
  { id: 'email', label: 'Email', sort: 'email', cell: ({ email }) => email },
  {
    id: 'reason',
    label: 'Reason',
    width: 12,
    role: 'status',
    cell: ({ reason }) => reasonWords[reason],
  },
  { id: 'note', label: 'Note', role: 'fact', cell: ({ note }) => <TextCell value={note} /> },
  {
    id: 'createdAt',
    label: 'Since',
    width: 7.25,
    role: 'fact',
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateCell value={createdAt} />,
  },
];
