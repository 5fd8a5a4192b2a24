import { t } from '@lingui/core/macro';
import type { exchangeRates } from 'contract/inquiry';
import { utcDateText } from 'contract';
import { type Columns, DateCell } from 'shared-ui/table';
import { EnteredByCell } from './entered-by-cell';

export const exchangeRateColumns: Columns<typeof exchangeRates> = [
  {
    id: 'fromCurrency',
    get label() {
      return t`One unit of`;
    },
    sort: 'fromCurrency',
    cell: (row) => row.fromCurrency,
  },
  {
    id: 'rate',
    get label() {
      return t`Is worth`;
    },
    role: 'fact',
    cell: ({ rate, toCurrency }) => `${rate} ${toCurrency}`,
  },
  {
    id: 'ratedOn',
    get label() {
      return t`Day`;
    },
    role: 'fact',
    sort: 'ratedOn',
    cell: ({ ratedOn }) => utcDateText(ratedOn),
  },
  {
    id: 'by',
    get label() {
      return t`Entered by`;
    },
    role: 'fact',
    cell: ({ by }) => <EnteredByCell id={by} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
