import { customerContacts } from 'contract/partner';
import type { ResourceTable } from '../repository/resource-table';
import { customerSide } from './contact-side';
import { contactTable } from './contact-table';
import { prepareContacts } from './prepare-contacts';
import { followContacts, followMovedContacts } from './sync-contacts';

export const customerContactTable = {
  ...contactTable(customerSide),
  resource: customerContacts,
  table: 'customerContact',
  rules: {
    beforeWrite: (work, drafts, context) =>
      prepareContacts(work, drafts, { ...context, side: customerSide }),
    afterWrite: (work, writes, context) =>
      followContacts(work, writes, { ...context, side: customerSide }),
    afterTrash: (work, records, _move, context) =>
      followMovedContacts(work, records, { ...context, side: customerSide }),
  },
} satisfies ResourceTable<typeof customerContacts>;
