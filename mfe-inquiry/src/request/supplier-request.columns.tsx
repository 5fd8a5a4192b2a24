import { t } from '@lingui/core/macro';
import { utcDateText } from 'contract';
import type { supplierRequests } from 'contract/inquiry';
import { type Columns, DateCell, TextCell, TwoLines } from 'shared-ui/table';
import { RequestStateBadge } from '../common/request-state';

export const requestColumns: Columns<typeof supplierRequests> = [
  {
    id: 'number',
    get label() {
      return t`Number`;
    },
    width: 10,
    sort: 'number',
    cell: ({ number, revision }) => (
      <TwoLines>
        <span>{number}</span>
        {revision === 1 ? null : <small>{t`version ${revision}`}</small>}
      </TwoLines>
    ),
  },
  {
    id: 'lines',
    get label() {
      return t`Products`;
    },
    role: 'fact',
    cell: ({ requestedLines }) => (
      <TextCell value={requestedLines.map(({ name }) => name).join(', ')} />
    ),
  },
  {
    id: 'state',
    get label() {
      return t`State`;
    },
    width: 8,
    role: 'status',
    cell: ({ state }) => <RequestStateBadge state={state} />,
  },
  {
    id: 'answeredCount',
    get label() {
      return t`Answers`;
    },
    width: 7,
    role: 'fact',
    cell: ({ answeredCount, askedCount }) =>
      askedCount === 0 ? '—' : t`${answeredCount} of ${askedCount}`,
  },
  {
    id: 'answerBy',
    get label() {
      return t`Answers by`;
    },
    width: 8,
    sort: 'answerBy',
    cell: ({ answerBy }) => utcDateText(answerBy),
  },
  {
    id: 'sentAt',
    get label() {
      return t`Sent`;
    },
    width: 8,
    cell: ({ sentAt }) => (sentAt === null ? '—' : <DateCell value={sentAt} />),
  },
];
