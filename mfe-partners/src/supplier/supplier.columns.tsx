import { t } from '@lingui/core/macro';
import type { suppliers } from 'contract/partner';
import { type Columns, NumberCell, TextCell } from 'shared-ui/table';
import { ChemicalCountCell, CompanyCell } from '../common/partner-cells';
import { partnerColumns } from '../common/partner-columns';
import { StarRating } from '../common/star-rating';
import { supplierMappingHref } from '../routes';

export const supplierColumns: Columns<typeof suppliers> = [
  {
    id: 'companyName',
    get label() {
      return t`Company`;
    },
    sort: 'companyName',
    cell: (supplier) => <CompanyCell partner={supplier} />,
  },
  partnerColumns.place,
  partnerColumns.contact,
  {
    id: 'chemicalCount',
    get label() {
      return t`Chemicals`;
    },
    width: 6.75,
    sort: 'chemicalCount',
    align: 'end',
    cell: (supplier) => (
      <ChemicalCountCell partner={supplier} href={supplierMappingHref(supplier._id)} />
    ),
  },
  {
    id: 'rating',
    get label() {
      return t`Rating`;
    },
    width: 6.25,
    sort: 'rating',
    edit: {},
    cell: ({ rating }) =>
      rating === null ? <TextCell value={null} /> : <StarRating rating={rating} />,
  },
  {
    id: 'leadTimeDays',
    get label() {
      return t`Lead time`;
    },
    width: 7.5,
    sort: 'leadTimeDays',
    align: 'end',
    edit: {},
    cell: ({ leadTimeDays }) => (
      <NumberCell value={leadTimeDays} unit={leadTimeDays === 1 ? t`day` : t`days`} />
    ),
  },
  partnerColumns.certifications,
  {
    ...partnerColumns.consent,
    get label() {
      return partnerColumns.consent.label;
    },
    isHidden: true,
  },
  partnerColumns.paymentTerms,
  partnerColumns.incoterm,
  partnerColumns.taxNumber,
  partnerColumns.active,
  partnerColumns.updated,
];
