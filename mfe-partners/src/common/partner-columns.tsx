import type { Supplier } from 'contract';
import { DateCell, TextCell } from 'shared-ui';
import { ContactLinks } from './contact-links';
import { ActiveBadge, CertificationsCell, PlaceCell } from './partner-cells';

/** Columns that suppliers and customers have alike. */
export const partnerColumns = {
  place: {
    id: 'country',
    label: 'Country',
    cell: ({ address }: Pick<Supplier, 'address'>) => <PlaceCell address={address} />,
  },
  contact: {
    id: 'contact',
    label: 'Contact',
    cell: (partner: Pick<Supplier, 'companyName' | 'emails' | 'phones' | 'whatsapp'>) => (
      <ContactLinks partner={partner} />
    ),
  },
  certifications: {
    id: 'certifications',
    label: 'Certifications',
    cell: (partner: Pick<Supplier, 'certifications'>) => <CertificationsCell {...partner} />,
  },
  taxNumber: {
    id: 'taxNumber',
    label: 'Tax number',
    isHidden: true,
    cell: ({ taxNumber }: Pick<Supplier, 'taxNumber'>) => <TextCell value={taxNumber} />,
  },
  active: {
    id: 'active',
    label: 'Active',
    cell: ({ active }: Pick<Supplier, 'active'>) => <ActiveBadge active={active} />,
  },
  updated: {
    id: 'updatedAt',
    label: 'Updated',
    isHidden: true,
    sort: 'updatedAt',
    cell: ({ updatedAt }: Pick<Supplier, 'updatedAt'>) => <DateCell value={updatedAt} />,
  },
} as const;
