import type {
  aboutUs,
  AnyResource,
  banners,
  blogCategories,
  blogs,
  careerInfo,
  catalogues,
  companyLogos,
  contactInfos,
  events,
  navigationLinks,
  policies,
  slides,
  whatsAppInfos,
  worldwide,
  careerApplications,
  categories,
  chemicals,
  chemicalTypes,
  customers,
  emailCategories,
  followUps,
  inquiries,
  mailServers,
  menuItems,
  metas,
  productInquiries,
  savedViews,
  sources,
  statuses,
  suppliers,
  taxes,
  templates,
  units,
} from 'contract';
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import type { z } from 'zod';
import type {
  ChemicalNameRow,
  ChemicalSearchRow,
  ChemicalStructureRow,
  FormerDocumentRow,
  SearchWordRow,
} from '../catalog/catalog-rows';
import type { EmailBatchRow, EmailRow, SmtpSecretRow, SmtpStateRow } from '../email/email-rows';
import type {
  AcceptedFormRow,
  AskedChemicalRow,
  FormCountRow,
  ReminderRow,
} from '../inquiry/inquiry-rows';
import type { ImportFileRow, ImportRowRow, JobRefusalRow, JobRow } from '../jobs/job-rows';
import type { ChemicalLinkRow, PartnerMarkRow } from '../partner/partner-rows';
import type { Pool } from './pool';
import { RecordCasePlugin } from './record-case-plugin';
import type {
  ReleaseActivationRow,
  ReleaseReportRow,
  ReleaseRow,
  ReleaseSessionRow,
  ReleaseTokenRow,
  RemoteRow,
  SigningKeyRow,
} from '../release/release-rows';

/** A resource's row: its record as staff read it, ids as plain text, and the time it went to the trash. */
export type RecordRow<R extends Pick<AnyResource, 'entity'>> = Omit<
  z.output<R['entity']>,
  '_id'
> & {
  _id: string;
  deletedAt: string | null;
};

export interface Tables {
  unit: RecordRow<typeof units>;
  chemicalType: RecordRow<typeof chemicalTypes>;
  tax: RecordRow<typeof taxes>;
  category: Omit<RecordRow<typeof categories>, 'productCount'> & {
    level: number;
    parentId: string | null;
  };
  chemical: RecordRow<typeof chemicals>;
  chemicalName: ChemicalNameRow;
  chemicalSearch: ChemicalSearchRow;
  searchWord: SearchWordRow;
  chemicalStructure: ChemicalStructureRow;
  supplier: Omit<RecordRow<typeof suppliers>, 'chemicalCount'>;
  customer: Omit<RecordRow<typeof customers>, 'chemicalCount'>;
  supplierChemical: ChemicalLinkRow;
  customerChemical: ChemicalLinkRow;
  supplierMark: PartnerMarkRow;
  customerMark: PartnerMarkRow;
  source: RecordRow<typeof sources> & { key: string | null };
  status: RecordRow<typeof statuses>;
  inquiry: RecordRow<typeof inquiries>;
  followup: Omit<RecordRow<typeof followUps>, 'by'> & { adminId: string | null };
  productInquiry: RecordRow<typeof productInquiries>;
  application: RecordRow<typeof careerApplications>;
  askedChemical: AskedChemicalRow;
  reminder: ReminderRow;
  acceptedForm: AcceptedFormRow;
  formCount: FormCountRow;
  smtp: Omit<RecordRow<typeof mailServers>, 'pausedUntil' | 'problem'>;
  smtpSecret: SmtpSecretRow;
  smtpState: SmtpStateRow;
  emailCategory: RecordRow<typeof emailCategories>;
  template: RecordRow<typeof templates>;
  emailBatch: EmailBatchRow;
  email: EmailRow;
  meta: RecordRow<typeof metas>;
  menuItem: RecordRow<typeof menuItems>;
  blogCategory: RecordRow<typeof blogCategories>;
  blog: Omit<RecordRow<typeof blogs>, 'imageFacts'>;
  aboutUs: Omit<RecordRow<typeof aboutUs>, 'imageFacts'>;
  banner: Omit<RecordRow<typeof banners>, 'imageFacts'>;
  worldwide: Omit<RecordRow<typeof worldwide>, 'imageFacts'>;
  careerInfo: Omit<RecordRow<typeof careerInfo>, 'imageFacts'>;
  companyLogo: Omit<RecordRow<typeof companyLogos>, 'imageFacts'>;
  contactInfo: RecordRow<typeof contactInfos>;
  navigationLink: RecordRow<typeof navigationLinks>;
  slide: Omit<RecordRow<typeof slides>, 'imageFacts'>;
  whatsAppInfo: RecordRow<typeof whatsAppInfos>;
  event: Omit<RecordRow<typeof events>, 'imageFacts'>;
  catalogue: Omit<RecordRow<typeof catalogues>, 'coverFacts' | 'fileSize'>;
  policy: RecordRow<typeof policies>;
  fileUse: FileUseRow;
  savedView: RecordRow<typeof savedViews>;
  formerDocument: FormerDocumentRow;
  job: JobRow;
  jobRefusal: JobRefusalRow;
  import: ImportFileRow;
  importRow: ImportRowRow;
  setting: SettingRow;
  slug: SlugRow;
  audit: AuditRow;
  outbox: OutboxRow;
  admin: AdminRow;
  adminSecret: AdminSecretRow;
  adminSession: AdminSessionRow;
  loginAttempt: LoginAttemptRow;
  file: FileRow;
  notification: NotificationRow;
  release: ReleaseRow;
  releaseActivation: ReleaseActivationRow;
  releaseReport: ReleaseReportRow;
  releaseSession: ReleaseSessionRow;
  releaseToken: ReleaseTokenRow;
  signingKey: SigningKeyRow;
  remote: RemoteRow;
}

/** That a record names a file, in which of its fields. */
export interface FileUseRow {
  name: string;
  resource: string;
  recordId: string;
  field: string;
}

/** What the installation remembers of itself: how far the demo company is loaded. */
export interface SettingRow {
  key: string;
  value: unknown;
}

/** Who answers at an address, and who did before: `isCurrent` tells them apart. */
export interface SlugRow {
  scope: string;
  slug: string;
  resource: string;
  recordId: string;
  isCurrent: boolean;
}

export interface AuditRow {
  _id: string;
  resource: string;
  recordId: string;
  action: string;
  at: string;
  version: number;
  adminId: string | null;
  changes: unknown;
  jobId: string | null;
}

/** What other parts of the product must hear of, written with the change itself. */
export interface OutboxRow {
  _id: string;
  topic: string;
  payload: unknown;
  createdAt: string;
  doneAt: string | null;
  attempts: number;
  nextAttemptAt: string;
}

export interface AdminRow {
  _id: string;
  createdAt: string;
  updatedAt: string;
  version: number;
  deletedAt: string | null;
  firstname: string;
  lastname: string;
  email: string;
  photo: string | null;
  /** Asked to be told of releases. */
  releaseNews: boolean;
}

/** Apart from `admin`, so that no list can reach it. */
export interface AdminSecretRow {
  adminId: string;
  passwordHash: string;
}

export interface AdminSessionRow {
  _id: string;
  adminId: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
}

/** Failed logins by account or by address within a window. */
export interface LoginAttemptRow {
  key: string;
  failures: number;
  windowStart: string;
  lockedUntil: string | null;
}

export interface FileRow {
  _id: string;
  name: string;
  originalName: string;
  kind: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
  sha256: string;
  visibility: 'public' | 'staff';
  createdBy: string | null;
  createdAt: string;
  alt: string | null;
  focusX: number | null;
  focusY: number | null;
  /** Whom a visitor's upload is counted for. */
  visitor: string | null;
}

export interface NotificationRow {
  _id: string;
  adminId: string;
  message: string;
  time: string;
  kind: string;
  link: string | null;
  readAt: string | null;
}

export type Database = Kysely<Tables>;
export type Work = Transaction<Tables>;

/** The query layer over either engine. */
export function openDatabase(pool: Pool): Database {
  const dialect = new PostgresDialect({ pool: asPostgresPool(pool) });
  return new Kysely<Tables>({ dialect, plugins: [new RecordCasePlugin()] });
}

/** Guarantee: Kysely's driver calls `connect`, `query(text, values)`, `release` and `end` alone, and asks for no cursor. */
function asPostgresPool(pool: Pool): PostgresPool {
  return pool as PostgresPool & Pool;
}
