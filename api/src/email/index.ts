import type { Domain } from '../kernel/domain';
import { confirmationConsumers } from './confirmations/confirmation-consumers';
import { emailBatchTable } from './email-batch.table';
import {
  mailServerFormat,
  emailCategoryFormat,
  templateFormat,
  emailFormat,
  suppressedAddressFormat,
} from './email.format';
import { mountMailAccountRoutes } from './account/mail-account.routes';
import { mailAccountTable } from './account/mail-account.table';
import { mountBounceRoutes } from './bounce/bounce.routes';
import { mailTransportsOf } from './mail-server/open-mail-transports';
import { startMailIntake } from './intake/start-mail-intake';
import { mailMessageTable } from './message/mail-message.table';
import { mailDraftTable } from './draft/mail-draft.table';
import { mountMailDraftRoutes } from './draft/mail-draft.routes';
import { mountMailMessageRoutes } from './message/mail-message.routes';
import { openMailTokens } from './mail-tokens';
import { startSentCopies } from './sent-copy/start-sent-copies';
import { startEmailSender } from './sending/start-email-sender';
import { announceStep } from './mail-server/announce-step';
import { mountDkimRoutes } from './dkim/dkim.routes';
import { mountEmailRoutes } from './email.routes';
import { emailTable } from './email.table';
import { mountMailServerRoutes } from './mail-server/mail-server.routes';
import { mailServerTable } from './mail-server/mail-server.table';
import { mountMailboxRoutes } from './mailbox.routes';
import { mountTemplateRoutes } from './template/template.routes';
import { templateTable } from './template/template.table';
import { mountUnsubscribeRoutes } from './suppression/unsubscribe.routes';
import { hiddenPartOwner } from './sending/hidden-part';
import { emailPersonalData } from './personal-data';

export const email = {
  open({ env, lastingKeys }) {
    const mail = mailTransportsOf(env);
    return {
      services: { mail, mailTokens: openMailTokens(lastingKeys) },
      close: () => mail.close(),
    };
  },
  start: (services, { wakeUps, sending = {} }) => [
    startMailIntake({ services, log: services.log }),
    startSentCopies({ services, log: services.log }),
    startEmailSender({ services, log: services.log, options: sending, wakeUps }),
  ],
  tables: [
    mailServerTable,
    templateTable,
    emailTable,
    emailBatchTable,
    mailAccountTable,
    mailMessageTable,
    mailDraftTable,
  ],
  routes: [
    mountTemplateRoutes,
    mountMailServerRoutes,
    mountEmailRoutes,
    mountMailboxRoutes,
    mountUnsubscribeRoutes,
    mountDkimRoutes,
    mountBounceRoutes,
    mountMailAccountRoutes,
    mountMailMessageRoutes,
    mountMailDraftRoutes,
  ],
  formats: [
    mailServerFormat,
    emailCategoryFormat,
    templateFormat,
    emailFormat,
    suppressedAddressFormat,
  ],
  consumers: confirmationConsumers,
  jobHandlers: { announce: announceStep },
  personalData: emailPersonalData,
  boxes: [
    { table: 'smtp_secret', column: 'password_box', key: 'smtp_id' },
    ...['password_box', 'client_secret_box', 'refresh_token_box', 'access_token_box'].map(
      (column) => ({ table: 'mail_account_secret', column, key: 'mail_account_id' }),
    ),
    { table: 'mail_account_sign_in', column: 'verifier_box', key: 'state_hash' },
    { table: 'smtp_dkim', column: 'key_box', key: 'smtp_id' },
    { table: 'email', column: 'secret_box', key: '_id', ownerColumn: 'to', owner: hiddenPartOwner },
  ],
} satisfies Domain;
