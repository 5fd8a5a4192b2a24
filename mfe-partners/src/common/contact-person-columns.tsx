import { t } from '@lingui/core/macro';
import type { CustomerContact } from 'contract/partner';
import { usePhoneText } from 'shared-ui';
import { DateCell, FlagCell, TextCell } from 'shared-ui/table';

/** The columns that lists of contact persons share. */
export const contactPersonColumns = {
  name: {
    id: 'name',
    get label() {
      return t`Name`;
    },
    width: 12,
    sort: 'name',
    cell: ({ name }: Pick<CustomerContact, 'name'>) => name,
  },
  isMain: {
    id: 'isMain',
    get label() {
      return t({ message: 'Main', context: 'contact' });
    },
    width: 6.75,
    cell: ({ isMain }: Pick<CustomerContact, 'isMain'>) => <FlagCell value={isMain} />,
  },
  companyName: {
    id: 'companyName',
    get label() {
      return t`Company`;
    },
    width: 10.5,
    role: 'fact',
    sort: 'companyName',
    cell: ({ companyName }: Pick<CustomerContact, 'companyName'>) => companyName,
  },
  role: {
    id: 'role',
    get label() {
      return t`Job title`;
    },
    width: 10,
    role: 'fact',
    sort: 'role',
    edit: {},
    cell: ({ role }: Pick<CustomerContact, 'role'>) => <TextCell value={role} />,
  },
  email: {
    id: 'email',
    get label() {
      return t`Email`;
    },
    width: 12.75,
    role: 'fact',
    cell: ({ email }: Pick<CustomerContact, 'email'>) =>
      email === null ? <TextCell value={null} /> : <a href={`mailto:${email}`}>{email}</a>,
  },
  phone: {
    id: 'phone',
    get label() {
      return t`Phone`;
    },
    width: 10,
    role: 'fact',
    cell: ({ phone }: Pick<CustomerContact, 'phone'>) => <PhoneCell phone={phone} />,
  },
  consent: {
    id: 'marketingConsent',
    get label() {
      return t`Consent`;
    },
    width: 6,
    cell: ({ marketingConsent }: Pick<CustomerContact, 'marketingConsent'>) => (
      <FlagCell value={marketingConsent} />
    ),
  },
  updatedAt: {
    id: 'updatedAt',
    get label() {
      return t`Changed`;
    },
    width: 8,
    sort: 'updatedAt',
    isHidden: true,
    cell: ({ updatedAt }: Pick<CustomerContact, 'updatedAt'>) => <DateCell value={updatedAt} />,
  },
} as const;

function PhoneCell({ phone }: Pick<CustomerContact, 'phone'>) {
  const phoneText = usePhoneText();
  return phone === null ? (
    <TextCell value={null} />
  ) : (
    <a href={`tel:${phone}`}>{phoneText(phone)}</a>
  );
}
