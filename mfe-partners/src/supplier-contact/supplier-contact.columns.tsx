import { t } from '@lingui/core/macro';
import type { supplierContacts } from 'contract/partner';
import type { Columns } from 'shared-ui/table';
import { contactPersonColumns as shared } from '../common/contact-person-columns';

export const supplierContactColumns: Columns<typeof supplierContacts> = [
  shared.name,
  {
    ...shared.companyName,
    get label() {
      return t`Supplier`;
    },
  },
  shared.isMain,
  shared.role,
  shared.email,
  shared.phone,
  shared.consent,
  shared.updatedAt,
];
