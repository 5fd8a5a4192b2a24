import type { Work } from '../../db/database';

/** Documents that go with one mail. */
export interface MailedDocuments {
  readonly documentIds: readonly string[];
  readonly email: string;
  readonly name: string | null;
  readonly customerId: string | null;
  readonly adminId: string;
  readonly inquiryId: string;
  readonly batchId: string;
}

/** Logs who got which document by a mail; the documents' own room opens it. */
export interface DocumentLog {
  readonly add: (work: Work, mailed: MailedDocuments) => Promise<void>;
  /** For a mail that was taken back. */
  readonly remove: (work: Work, batchId: string) => Promise<void>;
}
