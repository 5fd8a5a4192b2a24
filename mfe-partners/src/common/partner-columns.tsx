import { t } from '@lingui/core/macro';
import { incotermNames, type Supplier } from 'contract/partner';
import { countryName } from 'shared-ui/form';
import { DateCell, FlagCell, TextCell } from 'shared-ui/table';
import { ContactLinks } from './contact-links';
import { ActiveBadge, CertificationsCell, PlaceCell } from './partner-cells';

/** Columns shared by suppliers and customers. */
export const partnerColumns = {
  place: {
    id: 'country',
    get label() {
      return t`Country`;
    },
    width: 9,
    role: 'fact',
    group: { nameOf: countryName },
    cell: ({ address }: Pick<Supplier, 'address'>) => <PlaceCell address={address} />,
  },
  contact: {
    id: 'contact',
    get label() {
      return t`Contact`;
    },
    width: 7.25,
    role: 'fact',
    cell: (partner: Pick<Supplier, 'companyName' | 'emails' | 'phones' | 'whatsapp'>) => (
      <ContactLinks partner={partner} />
    ),
  },
  certifications: {
    id: 'certifications',
    get label() {
      return t`Certifications`;
    },
    width: 9,
    cell: (partner: Pick<Supplier, 'certifications'>) => <CertificationsCell {...partner} />,
  },
  consent: {
    id: 'marketingConsent',
    get label() {
      return t`Consent`;
    },
    width: 6,
    group: {},
    cell: ({ marketingConsent }: Pick<Supplier, 'marketingConsent'>) => (
      <FlagCell value={marketingConsent} />
    ),
  },
  taxNumber: {
    id: 'taxNumber',
    get label() {
      return t`Tax number`;
    },
    width: 9,
    isHidden: true,
    edit: {},
    cell: ({ taxNumber }: Pick<Supplier, 'taxNumber'>) => <TextCell value={taxNumber} />,
  },
  paymentTerms: {
    id: 'paymentTerms',
    get label() {
      return t`Payment terms`;
    },
    width: 9,
    isHidden: true,
    edit: {},
    cell: ({ paymentTerms }: Pick<Supplier, 'paymentTerms'>) => <TextCell value={paymentTerms} />,
  },
  incoterm: {
    id: 'incoterm',
    get label() {
      return t`Incoterm`;
    },
    width: 6,
    isHidden: true,
    edit: { labels: incotermNames },
    group: {
      get none() {
        return t`No Incoterm`;
      },
    },
    cell: ({ incoterm }: Pick<Supplier, 'incoterm'>) => <TextCell value={incoterm} />,
  },
  active: {
    id: 'active',
    get label() {
      return t`Active`;
    },
    width: 6,
    role: 'status',
    edit: {
      labels: {
        get true() {
          return t`Active`;
        },
        get false() {
          return t`Inactive`;
        },
      },
    },
    group: {},
    cell: ({ active }: Pick<Supplier, 'active'>) => <ActiveBadge active={active} />,
  },
  updated: {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    isHidden: true,
    sort: 'updatedAt',
    cell: ({ updatedAt }: Pick<Supplier, 'updatedAt'>) => <DateCell value={updatedAt} />,
  },
} as const;
