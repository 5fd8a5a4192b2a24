import { t } from '@lingui/core/macro';
import type { customerContacts } from 'contract/partner';
import type { Columns } from 'shared-ui/table';
import { contactPersonColumns as shared } from '../common/contact-person-columns';

export const customerContactColumns: Columns<typeof customerContacts> = [
  shared.name,
  {
    ...shared.companyName,
    get label() {
      return t`Customer`;
    },
  },
  shared.isMain,
  shared.role,
  shared.email,
  shared.phone,
  shared.consent,
  shared.updatedAt,
];
