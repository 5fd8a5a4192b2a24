export {
  EmailBatch,
  emailBatches,
  EmailCounts,
  EmailMessage,
  emails,
  EmailStatus,
  mailRowNeeds,
} from './email/email';
export { EmailCategory, emailCategories } from './email/email-category';
export {
  AcceptedEmail,
  emailEndpoints,
  EmailPreview,
  EmailQueue,
  NewEmail,
  SkippedRecipient,
  tooManyRecipients,
} from './email/email-endpoints';
export { ArrivedMail, mailboxEndpoints } from './email/mailbox-endpoints';
export {
  MailSecurity,
  MailServer,
  mailServerEndpoints,
  mailServers,
  MailServerTest,
} from './email/mail-server';
export {
  ConfirmedForm,
  mailLimits,
  PreviewRecords,
  RenderedMail,
  Template,
  templateEndpoints,
  templates,
} from './email/template';
export {
  templateLists,
  templateVariableNames,
  templateVariables,
} from './email/template-variables';
export {
  SuppressedAddress,
  suppressedAddresses,
  SuppressionReason,
} from './email/suppressed-address';
export { unsubscribeEndpoints } from './email/unsubscribe-endpoints';
export { BounceOutcome, bounceEndpoints } from './email/bounce-endpoints';
export { dkimEndpoints, DkimKey, DkimRecordState } from './email/dkim-endpoints';
export {
  AfterReading,
  MailAccount,
  mailAccountEndpoints,
  mailAccounts,
  MailAccountTest,
  type MailProvider,
  mailProviders,
  MailSignIn,
  mailSignInPath,
} from './email/mail-account';
export {
  FilingReason,
  MailAddress,
  MailAttachment,
  MailMessage,
  mailMessages,
  MailMessageState,
} from './email/mail-message';
export { mailMessageEndpoints, MailProposal } from './email/mail-message-endpoints';
export {
  AttachedRecord,
  ComposedAttachment,
  MailDraft,
  MailDraftKind,
  mailDrafts,
} from './email/mail-draft';
export {
  AcceptedMail,
  ComposedMail,
  MailAnswerStart,
  MailDraftContent,
  mailDraftEndpoints,
  MailWriter,
  takeBackSeconds,
  writingMinutes,
} from './email/mail-draft-endpoints';
