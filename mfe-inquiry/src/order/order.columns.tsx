import { t } from '@lingui/core/macro';
import { moneyText, type orders } from 'contract/inquiry';
import { type Columns, DateCell, TextCell, TwoLines } from 'shared-ui/table';
import { OrderStateBadge } from '../common/order-state';
import { dayText } from './order-words';

export const orderColumns: Columns<typeof orders> = [
  {
    id: 'number',
    get label() {
      return t`Number`;
    },
    width: 10,
    sort: 'number',
    cell: ({ number }) => number,
  },
  {
    id: 'company',
    get label() {
      return t`Customer`;
    },
    role: 'fact',
    sort: 'company',
    cell: ({ company, contactName }) => (
      <TwoLines>
        <span>{company ?? contactName}</span>
        {company === null ? null : <small>{contactName}</small>}
      </TwoLines>
    ),
  },
  {
    id: 'customerNumber',
    get label() {
      return t`Their number`;
    },
    width: 8,
    cell: ({ customerNumber }) => <TextCell value={customerNumber} />,
  },
  {
    id: 'lines',
    get label() {
      return t`Products`;
    },
    role: 'fact',
    cell: ({ pricedLines }) => <TextCell value={pricedLines.map(({ name }) => name).join(', ')} />,
  },
  {
    id: 'state',
    get label() {
      return t`State`;
    },
    width: 8,
    role: 'status',
    group: {},
    cell: ({ state }) => <OrderStateBadge state={state} />,
  },
  {
    id: 'total',
    get label() {
      return t`Total`;
    },
    width: 9,
    cell: ({ total, currency }) => moneyText(total, currency),
  },
  {
    id: 'promisedOn',
    get label() {
      return t`Promised`;
    },
    width: 7,
    sort: 'promisedOn',
    cell: ({ promisedOn }) => <TextCell value={dayText(promisedOn)} />,
  },
  {
    id: 'createdAt',
    get label() {
      return t`Ordered`;
    },
    width: 8,
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateCell value={createdAt} />,
  },
];
