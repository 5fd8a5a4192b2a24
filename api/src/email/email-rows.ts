import type { emailCategories, EmailStatus, mailServers, templates } from 'contract';
import type { RecordRow } from '../db/record-row';

/** The tables of this domain. */
export interface EmailTables {
  smtp: Omit<RecordRow<typeof mailServers>, 'pausedUntil' | 'problem'>;
  smtpSecret: SmtpSecretRow;
  smtpState: SmtpStateRow;
  emailCategory: RecordRow<typeof emailCategories>;
  template: RecordRow<typeof templates>;
  emailBatch: EmailBatchRow;
  email: EmailRow;
}

/** The password of a mail server, readable with the installation's key alone. */
export interface SmtpSecretRow {
  smtpId: string;
  passwordBox: string;
}

/** How it goes with a server, for all processes: whether it is left alone, and when the next message may go. */
export interface SmtpStateRow {
  smtpId: string;
  pausedUntil: string | null;
  /** When the first of its pauses began, of which none brought a way out yet. */
  pausedSince: string | null;
  /** How often it was paused one after the other. */
  pauses: number;
  problem: string | null;
  /** Of servers with a limit: when it allows another message. */
  nextAt: string;
}

/** What all messages of one sending have in common. */
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
  /** The subject with all that its recipients have in common. */
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
  scheduledAt: string | null;
  /** When it was seen to have ended, and staff were told if there was anything to tell; null again by a retry. */
  toldAt: string | null;
}

/** One message; `sending` is `queued` with `begunAt`, from before it is handed over until its end is known. */
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
  /** Whose it is while it is being sent, and of whom its end may still be heard when that took too long. */
  lease: string | null;
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
  /** One confirmation for each address and day. */
  confirmKey: string | null;
}
