import type { suppliers } from 'contract';
import { type Columns, NumberCell, TextCell } from 'shared-ui';
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
    sort: 'chemicalCount',
    align: 'end',
    cell: (supplier) => (
      <ChemicalCountCell partner={supplier} href={supplierMappingHref(supplier._id)} />
    ),
  },
  {
    id: 'rating',
    label: 'Rating',
    sort: 'rating',
    cell: ({ rating }) =>
      rating === null ? <TextCell value={null} /> : <StarRating rating={rating} />,
  },
  {
    id: 'leadTimeDays',
    label: 'Lead time',
    sort: 'leadTimeDays',
    align: 'end',
    cell: ({ leadTimeDays }) => (
      <NumberCell value={leadTimeDays} unit={leadTimeDays === 1 ? 'day' : 'days'} />
    ),
  },
  partnerColumns.certifications,
  partnerColumns.taxNumber,
  partnerColumns.active,
  partnerColumns.updated,
];
