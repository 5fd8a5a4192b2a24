import { t } from '@lingui/core/macro';
import type { customers } from 'contract/partner';
import { type Columns, TextCell } from 'shared-ui/table';
import { ChemicalCountCell } from '../common/partner-cells';
import { partnerColumns } from '../common/partner-columns';
import { customerMappingHref } from '../routes';
import { CustomerCell } from './customer-cell';

export const customerColumns: Columns<typeof customers> = [
  {
    id: 'companyName',
    get label() {
      return t`Company`;
    },
    sort: 'companyName',
    cell: (customer) => <CustomerCell customer={customer} />,
  },
  partnerColumns.place,
  partnerColumns.contact,
  {
    id: 'chemicalCount',
    get label() {
      return t`Chemicals`;
    },
    width: 7,
    sort: 'chemicalCount',
    align: 'end',
    cell: (customer) => (
      <ChemicalCountCell partner={customer} href={customerMappingHref(customer._id)} />
    ),
  },
  {
    id: 'industry',
    get label() {
      return t`Industry`;
    },
    width: 9,
    sort: 'industry',
    cell: ({ industry }) => <TextCell value={industry} />,
  },
  {
    ...partnerColumns.certifications,
    get label() {
      return partnerColumns.certifications.label;
    },
    isHidden: true,
  },
  partnerColumns.consent,
  partnerColumns.paymentTerms,
  partnerColumns.incoterm,
  partnerColumns.taxNumber,
  partnerColumns.active,
  partnerColumns.updated,
];
