import type { productInquiries } from 'contract';
import { type Columns, countryName, DateCell, TextCell } from 'shared-ui';
import { itemsText } from '../common/item-line';
import { TwoLines } from '../common/two-lines';
import { formLabels } from './product-inquiry-labels';
import { ProductInquiryBadge } from './product-inquiry-status';

export const productInquiryColumns: Columns<typeof productInquiries> = [
  { id: 'reference', label: 'Reference', sort: 'reference', cell: ({ reference }) => reference },
  {
    id: 'name',
    label: 'From',
    sort: 'name',
    cell: ({ name, company }) => (
      <TwoLines>
        <span>{name}</span>
        {company === null ? null : <small>{company}</small>}
      </TwoLines>
    ),
  },
  {
    id: 'items',
    label: 'Asks for',
    cell: ({ itemNames, subject }) => (
      <TwoLines title={itemNames.join(', ')}>
        <span>
          <TextCell value={itemsText(itemNames) || subject} />
        </span>
      </TwoLines>
    ),
  },
  { id: 'form', label: 'Form', cell: ({ form }) => formLabels[form] },
  {
    id: 'country',
    label: 'Country',
    isHidden: true,
    cell: ({ country }) => <TextCell value={country === null ? null : countryName(country)} />,
  },
  { id: 'email', label: 'Email', isHidden: true, cell: ({ email }) => email },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <ProductInquiryBadge status={status} />,
  },
  {
    id: 'createdAt',
    label: 'Received',
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateCell value={createdAt} />,
  },
];
