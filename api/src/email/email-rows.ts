import type {
  emailCategories,
  EmailStatus,
  mailAccounts,
  mailDrafts,
  mailMessages,
  mailServers,
  suppressedAddresses,
  templates,
} from 'contract/email';
import type { Generated } from 'kysely';
import type { RecordRow } from '../db/record-row';

declare module '../db/database' {
  interface Tables {
    smtp: Omit<RecordRow<typeof mailServers>, 'pausedUntil' | 'problem'>;
    smtpSecret: SmtpSecretRow;
    smtpDkim: SmtpDkimRow;
    smtpState: SmtpStateRow;
    emailCategory: RecordRow<typeof emailCategories>;
    template: RecordRow<typeof templates>;
    emailBatch: EmailBatchRow;
    email: EmailRow;
    suppressedAddress: RecordRow<typeof suppressedAddresses>;
    mailAccount: Omit<
      RecordRow<typeof mailAccounts>,
      'readAt' | 'failure' | 'taken' | 'sentFailure' | 'connectedAt'
    >;
    mailAccountSignIn: MailAccountSignInRow;
    mailAccountSecret: MailAccountSecretRow;
    mailAccountState: MailAccountStateRow;
    mailMessage: MailMessageRow;
    mailSpamSender: MailSpamSenderRow;
    mailDraft: MailDraftRow;
    mailSentCopy: MailSentCopyRow;
  }
}

/** A mailbox's password or tokens, encrypted with the installation's key. */
export interface MailAccountSecretRow {
  mailAccountId: string;
  passwordBox: string | null;
  clientSecretBox: string | null;
  refreshTokenBox: string | null;
  accessTokenBox: string | null;
  /** When the access token expires. */
  accessTokenUntil: string | null;
}

/** A person's sign-in at the provider of a mailbox, on its way. */
export interface MailAccountSignInRow {
  /** SHA-256 of the state (RFC 6749, section 10.12). */
  stateHash: string;
  mailAccountId: string;
  adminId: string;
  /** Of the code verifier (RFC 7636). */
  verifierBox: string;
  until: string;
}

/** How far a mailbox was read. */
export interface MailAccountStateRow {
  mailAccountId: string;
  /** UIDs mean the same messages as long as it stays (RFC 3501, section 2.3.1.1). */
  uidValidity: string | null;
  /** The last message taken. */
  lastUid: number;
  /** The last message that was marked as seen or moved. */
  settledUid: number;
  readAt: string | null;
  failure: string | null;
  /** Since when the provider gives tokens. */
  connectedAt: string | null;
  /** Why a sent mail is not in its folder. */
  sentFailure: string | null;
  taken: number;
  /** The day, in UTC, of `takenThatDay`. */
  day: string | null;
  takenThatDay: number;
}

export interface MailMessageRow extends RecordRow<typeof mailMessages> {
  /** A digest by which the same message is recognised, whichever way it came. */
  messageKey: string;
  /** `html` with the pictures of other servers; null without any. */
  picturedHtml: string | null;
  /** Whether its order is still to be read, to become an inquiry at once. */
  orderDue: Generated<boolean>;
}

export interface MailDraftRow extends Omit<RecordRow<typeof mailDrafts>, 'adminId' | 'inquiryId'> {
  adminId: string;
  inquiryId: string;
}

/** A mail that is put into its mailbox's folder for sent mails once it has gone. */
export interface MailSentCopyRow {
  emailId: string;
  mailAccountId: string;
  attempts: number;
  dueAt: string;
}

/** A sender whose mail is spam; the key is the owner of the mailbox, or zeros for the company. */
export interface MailSpamSenderRow {
  address: string;
  ownerKey: string;
  createdAt: string;
}

/** A mail server's password, encrypted with the installation's key. */
export interface SmtpSecretRow {
  smtpId: string;
  passwordBox: string;
}

/** The key that a server's messages are signed with, its private part encrypted with the installation's key. */
export interface SmtpDkimRow {
  smtpId: string;
  domain: string;
  selector: string;
  /** In base64. */
  publicKey: string;
  keyBox: string;
  createdAt: string;
  /** Since when messages are signed. */
  signsSince: string | null;
}

/** The state of a server shared by all processes: whether it is paused, and when the next message may go out. */
export interface SmtpStateRow {
  smtpId: string;
  pausedUntil: string | null;
  /** Start of the first of the consecutive pauses. */
  pausedSince: string | null;
  /** Number of consecutive pauses. */
  pauses: number;
  problem: string | null;
  /** For servers with a rate limit: when the next message is allowed. */
  nextAt: string;
  /** When a test last succeeded. */
  testedAt: string | null;
}

/** The data shared by all messages of a sending. */
export interface EmailBatchRow {
  _id: string;
  createdAt: string;
  updatedAt: string;
  version: number;
  deletedAt: string | null;
  adminId: string | null;
  smtpId: string;
  templateId: string | null;
  subject: string;
  /** The subject with the values that all recipients share. */
  title: string;
  html: string;
  text: string | null;
  attachments: unknown;
  cc: unknown;
  bcc: unknown;
  fromName: string | null;
  fromAddress: string;
  replyTo: string | null;
  variables: unknown;
  total: number;
  /** Mail to many: it has a link to unsubscribe, and suppressed addresses get none of it. */
  isBulk: boolean;
  scheduledAt: string | null;
  /** When its end was recorded, and staff notified if necessary; a retry resets it to null. */
  toldAt: string | null;
  /** The message that it answers (RFC 5322, section 3.6.4). */
  inReplyTo: string | null;
  references: unknown;
  ownerId: string | null;
  /** What makes it a draft again while it can be taken back; null for what was not composed in an inquiry. */
  composed: unknown;
}

/** One message; `sending` is `queued` with `begunAt`, set before delivery and until its outcome is known. */
export interface EmailRow {
  _id: string;
  createdAt: string;
  updatedAt: string;
  version: number;
  deletedAt: string | null;
  batchId: string;
  to: string;
  toName: string | null;
  subject: string;
  variables: unknown;
  status: Exclude<EmailStatus, 'sending'>;
  attempts: number;
  dueAt: string;
  /** The worker that sends the message, whose outcome still counts if it comes late. */
  lease: string | null;
  /** The lease under which nothing of it was handed over yet. */
  unsentLease: string | null;
  leasedUntil: string | null;
  begunAt: string | null;
  sentAt: string | null;
  reply: string | null;
  messageId: string;
  smtpId: string;
  customerId: string | null;
  supplierId: string | null;
  inquiryId: string | null;
  confirms: string | null;
  /** Unique for each address and day. */
  confirmKey: string | null;
  /** What replaces `hiddenPart` in the message, encrypted for its recipient. */
  secretBox: string | null;
  /** Leaves by no other server than the one for account links. */
  isAccountLink: Generated<boolean>;
  /** To a colleague, about their account. */
  isAboutAccount: Generated<boolean>;
  /** To a colleague, with figures of money. */
  isAboutMoney: Generated<boolean>;
  ownerId: string | null;
}
