import { supplierContacts } from 'contract/partner';
import type { ResourceTable } from '../repository/resource-table';
import { supplierSide } from './contact-side';
import { contactTable } from './contact-table';
import { prepareContacts } from './prepare-contacts';
import { followContacts, followMovedContacts } from './sync-contacts';

export const supplierContactTable = {
  ...contactTable(supplierSide),
  resource: supplierContacts,
  table: 'supplierContact',
  rules: {
    beforeWrite: (work, drafts, context) =>
      prepareContacts(work, drafts, { ...context, side: supplierSide }),
    afterWrite: (work, writes, context) =>
      followContacts(work, writes, { ...context, side: supplierSide }),
    afterTrash: (work, records, _move, context) =>
      followMovedContacts(work, records, { ...context, side: supplierSide }),
  },
} satisfies ResourceTable<typeof supplierContacts>;
