import type { exchangeRates } from 'contract/inquiry';
import { utcDateText } from 'contract';
import { type Columns, DateCell } from 'shared-ui/table';
import { EnteredByCell } from './entered-by-cell';

export const exchangeRateColumns: Columns<typeof exchangeRates> = [
  {
    id: 'fromCurrency',
    label: 'One unit of',
    sort: 'fromCurrency',
    cell: (row) => row.fromCurrency,
  },
  {
    id: 'rate',
    label: 'Is worth',
    role: 'fact',
    cell: ({ rate, toCurrency }) => `${rate} ${toCurrency}`,
  },
  {
    id: 'ratedOn',
    label: 'Day',
    role: 'fact',
    sort: 'ratedOn',
    cell: ({ ratedOn }) => utcDateText(ratedOn),
  },
  {
    id: 'by',
    label: 'Entered by',
    role: 'fact',
    cell: ({ by }) => <EnteredByCell id={by} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
