import { t } from '@lingui/core/macro';
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
    get label() {
      return t`Reference`;
    },
    width: 10,
    sort: 'reference',
    cell: ({ reference }) => reference,
  },
  {
    id: 'name',
    get label() {
      return t`From`;
    },
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
    get label() {
      return t`Asks for`;
    },
    role: 'fact',
    cell: ({ itemNames, subject }) => (
      <span title={itemNames.join(', ')}>
        <TextCell value={itemsText(itemNames) || subject} />
      </span>
    ),
  },
  {
    id: 'form',
    get label() {
      return t({ message: 'Form', context: 'from the website' });
    },
    width: 10,
    cell: ({ form }) => formLabels[form],
  },
  {
    id: 'country',
    get label() {
      return t`Country`;
    },
    isHidden: true,
    cell: ({ country }) => <TextCell value={country === null ? null : countryName(country)} />,
  },
  {
    id: 'email',
    get label() {
      return t`Email`;
    },
    isHidden: true,
    cell: ({ email }) => email,
  },
  {
    id: 'status',
    get label() {
      return t`Status`;
    },
    width: 8,
    role: 'status',
    cell: ({ status }) => <ProductInquiryBadge status={status} />,
  },
  {
    id: 'createdAt',
    get label() {
      return t`Received`;
    },
    width: 6.25,
    sort: 'createdAt',
    cell: ({ createdAt }) => <AgeCell value={createdAt} />,
  },
];
