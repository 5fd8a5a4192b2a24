export { documentKinds } from './document/document-kinds';
export { deliveryColumns } from './document/delivery.columns';
export { ProblemNote } from './document/problem-note';
export {
  SendDocumentsDialog,
  type SendDocumentsDialogProps,
} from './document/send-documents-dialog';
export { useDocumentCall } from './document/use-document-call';
export { MailDialog, type MailDialogProps } from './mail/mail-dialog';
export { quietStyle, quietStyles } from './mail/quiet-styles';
export { MailFrame, type MailFrameProps } from './mail/mail-frame';
export { mailRefreshAfter, MailStatus, type MailStatusProps } from './mail/mail-status';
