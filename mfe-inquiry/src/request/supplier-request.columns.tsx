import { utcDateText } from 'contract';
import type { supplierRequests } from 'contract/inquiry';
import { type Columns, DateCell, TextCell, TwoLines } from 'shared-ui/table';
import { RequestStateBadge } from '../common/request-state';

export const requestColumns: Columns<typeof supplierRequests> = [
  {
    id: 'number',
    label: 'Number',
    width: 10,
    sort: 'number',
    cell: ({ number, revision }) => (
      <TwoLines>
        <span>{number}</span>
        {revision === 1 ? null : <small>version {revision}</small>}
      </TwoLines>
    ),
  },
  {
    id: 'lines',
    label: 'Products',
    role: 'fact',
    cell: ({ requestedLines }) => (
      <TextCell value={requestedLines.map(({ name }) => name).join(', ')} />
    ),
  },
  {
    id: 'state',
    label: 'State',
    width: 8,
    role: 'status',
    cell: ({ state }) => <RequestStateBadge state={state} />,
  },
  {
    id: 'answeredCount',
    label: 'Answers',
    width: 7,
    role: 'fact',
    cell: ({ answeredCount, askedCount }) =>
      askedCount === 0 ? '—' : `${answeredCount} of ${askedCount}`,
  },
  {
    id: 'answerBy',
    label: 'Answers by',
    width: 8,
    sort: 'answerBy',
    cell: ({ answerBy }) => utcDateText(answerBy),
  },
  {
    id: 'sentAt',
    label: 'Sent',
    width: 8,
    cell: ({ sentAt }) => (sentAt === null ? '—' : <DateCell value={sentAt} />),
  },
];
