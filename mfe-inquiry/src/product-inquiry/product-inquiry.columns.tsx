import type { productInquiries } from 'contract/inquiry';
import { countryName } from 'shared-ui/form';
import { type Columns, TextCell, TwoLines } from 'shared-ui/table';
import { AgeCell } from '../common/age-cell';
import { itemsText } from '../common/item-line';
import { formLabels } from './product-inquiry-labels';
import { ProductInquiryBadge } from './product-inquiry-status';

export const productInquiryColumns: Columns<typeof productInquiries> = [
  {
    id: 'reference',
    label: 'Reference',
    width: 10,
    sort: 'reference',
    cell: ({ reference }) => reference,
  },
  {
    id: 'name',
    label: 'From',
    role: 'fact',
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
    role: 'fact',
    cell: ({ itemNames, subject }) => (
      <span title={itemNames.join(', ')}>
        <TextCell value={itemsText(itemNames) || subject} />
      </span>
    ),
  },
  { id: 'form', label: 'Form', width: 10, cell: ({ form }) => formLabels[form] },
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
    width: 8,
    role: 'status',
    cell: ({ status }) => <ProductInquiryBadge status={status} />,
  },
  {
    id: 'createdAt',
    label: 'Received',
    width: 6.25,
    sort: 'createdAt',
    cell: ({ createdAt }) => <AgeCell value={createdAt} />,
  },
];
