import { t } from '@lingui/core/macro';
import { MergeAction, type MergeKind } from 'shared-ui/job';
import type { BulkActionsProps } from 'shared-ui/resource';
import { type ContactKind, customerContactKind, supplierContactKind } from './contact-kind';

function mergeOf(
  { resource, endpoints, company }: ContactKind,
  users: () => string,
): MergeKind<ContactKind['resource']> {
  return {
    resource,
    endpoints,
    get users() {
      return users();
    },
    fixed: [company, 'isMain', 'order'],
    headOf: ({ name, companyName, email, isMain }) =>
      [name, companyName, email, isMain ? t`main contact` : null].filter(Boolean).join(' · '),
  };
}

const customerContactMerge = mergeOf(
  customerContactKind,
  () => t`inquiries, which become those of its customer`,
);
const supplierContactMerge = mergeOf(supplierContactKind, () => t`emails by its address`);

/** Bulk actions on the selected contact persons of customers, beside export and delete. */
export function CustomerContactBulk({ selection }: BulkActionsProps) {
  return <MergeAction kind={customerContactMerge} selection={selection} />;
}

/** The same for those of suppliers. */
export function SupplierContactBulk({ selection }: BulkActionsProps) {
  return <MergeAction kind={supplierContactMerge} selection={selection} />;
}
