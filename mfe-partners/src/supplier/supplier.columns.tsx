import type { suppliers } from 'contract/partner';
import { type Columns, NumberCell, TextCell } from 'shared-ui/table';
import { ChemicalCountCell, CompanyCell } from '../common/partner-cells';
import { partnerColumns } from '../common/partner-columns';
import { StarRating } from '../common/star-rating';
import { supplierMappingHref } from '../routes';

export const supplierColumns: Columns<typeof suppliers> = [
  {
    id: 'companyName',
    label: 'Company',
    sort: 'companyName',
    cell: (supplier) => <CompanyCell partner={supplier} />,
  },
  partnerColumns.place,
  partnerColumns.contact,
  {
    id: 'chemicalCount',
    label: 'Chemicals',
    width: 6.75,
    sort: 'chemicalCount',
    align: 'end',
    cell: (supplier) => (
      <ChemicalCountCell partner={supplier} href={supplierMappingHref(supplier._id)} />
    ),
  },
  {
    id: 'rating',
    label: 'Rating',
    width: 6.25,
    sort: 'rating',
    edit: {},
    cell: ({ rating }) =>
      rating === null ? <TextCell value={null} /> : <StarRating rating={rating} />,
  },
  {
    id: 'leadTimeDays',
    label: 'Lead time',
    width: 7.5,
    sort: 'leadTimeDays',
    align: 'end',
    edit: {},
    cell: ({ leadTimeDays }) => (
      <NumberCell value={leadTimeDays} unit={leadTimeDays === 1 ? 'day' : 'days'} />
    ),
  },
  partnerColumns.certifications,
  { ...partnerColumns.consent, isHidden: true },
  partnerColumns.paymentTerms,
  partnerColumns.incoterm,
  partnerColumns.taxNumber,
  partnerColumns.active,
  partnerColumns.updated,
];
