export { MailDialog, type MailDialogProps } from './mail/mail-dialog';
export { useMailFormHref } from './mail/use-mail-form-href';
export { quietStyle, quietStyles } from './text/quiet-styles';
export { MailFrame, type MailFrameProps } from './mail/mail-frame';
export { mailRefreshAfter, MailStatus, type MailStatusProps } from './mail/mail-status';
