import { t } from '@lingui/core/macro';
import type { suppressedAddresses } from 'contract/email';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { reasonWords } from './reason-words';

export const suppressedAddressColumns: Columns<typeof suppressedAddresses> = [
  {
    id: 'email',
    get label() {
      return t`Email`;
    },
    sort: 'email',
    cell: ({ email }) => email,
  },
  {
    id: 'reason',
    get label() {
      return t`Reason`;
    },
    width: 12,
    role: 'status',
    cell: ({ reason }) => reasonWords[reason],
  },
  {
    id: 'note',
    get label() {
      return t`Note`;
    },
    role: 'fact',
    cell: ({ note }) => <TextCell value={note} />,
  },
  {
    id: 'createdAt',
    get label() {
      return t`Since`;
    },
    width: 7.25,
    role: 'fact',
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateCell value={createdAt} />,
  },
];
