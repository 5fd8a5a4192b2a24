import type { Domain } from '../core/domain';
import { confirmationConsumers } from './confirmations/confirmation-consumers';
import { emailBatchTable } from './email-batch.table';
import { emailCategoryTable } from './email-category.table';
import { mailServerFormat, emailCategoryFormat, templateFormat, emailFormat } from './email.format';
import { mountEmailRoutes } from './email.routes';
import { emailTable } from './email.table';
import { mountMailServerRoutes } from './mail-server/mail-server.routes';
import { mailServerTable } from './mail-server/mail-server.table';
import { mountMailboxRoutes } from './mailbox.routes';
import { up as migration010 } from './migrations/010-email';
import { mountTemplateRoutes } from './template/template.routes';
import { templateTable } from './template/template.table';

export const email = {
  tables: [mailServerTable, emailCategoryTable, templateTable, emailTable, emailBatchTable],
  routes: [mountTemplateRoutes, mountMailServerRoutes, mountEmailRoutes, mountMailboxRoutes],
  formats: [mailServerFormat, emailCategoryFormat, templateFormat, emailFormat],
  migrations: { '010-email': { up: migration010 } },
  consumers: confirmationConsumers,
} satisfies Domain;
