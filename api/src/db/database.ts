import type {
  AnyResource,
  categories,
  chemicals,
  chemicalTypes,
  ImportFormat,
  ImportState,
  ImportVerdict,
  JobKind,
  JobState,
  MatchKind,
  menuItems,
  metas,
  savedViews,
  taxes,
  units,
} from 'contract';
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { Drawing } from '../structures/drawing';
import type { Pool } from './pool';
import { RecordCasePlugin } from './record-case-plugin';

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
  meta: RecordRow<typeof metas>;
  menuItem: RecordRow<typeof menuItems>;
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
  remote: RemoteRow;
}

/** What the installation remembers of itself: how far the demo company is loaded. */
export interface SettingRow {
  key: string;
  value: unknown;
}

/** Something that a chemical is called, in the form that prefixes are looked up in. */
export interface ChemicalNameRow {
  normal: string;
  kind: MatchKind;
  chemicalId: string;
  isPublished: boolean;
}

/**
 * All words of a chemical, those of its name weighted A, beside what a search counts and hides it by: so that thousands
 * of hits are counted from these slim rows alone.
 */
export interface ChemicalSearchRow {
  chemicalId: string;
  words: string;
  /** The length of its name. */
  size: number;
  isPublished: boolean;
  /** Its category, types and grades as JSON text, equal for equal ones. */
  facets: string;
  /** By which form of names this was made. */
  form: number;
}

/** A word that some chemical's names have or had, as it is spelled there. */
export interface SearchWordRow {
  word: string;
}

/** What was worked out of a chemical's structure when it was saved. */
export interface ChemicalStructureRow {
  chemicalId: string;
  /** Canonical; the chemical itself has it as it was typed. */
  smiles: string;
  molfile: string;
  formula: string;
  molecularWeight: number;
  heavyAtoms: number;
  openStereocentres: number;
  drawing: Drawing;
  description: string;
  /** The same for every way to draw the structure. */
  idCode: string;
  /** The structure in the notation that it is matched in. */
  graph: string;
  /** 512 digits, 0 or 1; `bits` is how many are 1. */
  fingerprint: string;
  bits: number;
  /** 256 digits, 0 or 1. */
  features: string;
}

/** A document that a chemical had and has no more. */
export interface FormerDocumentRow {
  _id: string;
  chemicalId: string;
  kind: string;
  title: string;
  language: string;
  file: string;
  until: string;
  adminId: string | null;
}

/** Work that goes on by itself; `dueAt` is when the next process may take it up. */
export interface JobRow {
  _id: string;
  kind: JobKind;
  resource: string;
  label: string;
  payload: unknown;
  state: JobState;
  /** Where the next step begins; null at the start. */
  cursor: unknown;
  done: number;
  total: number | null;
  changed: number;
  refused: number;
  problem: string | null;
  /** How often it was taken up since it last got on. */
  attempts: number;
  /** Raised each time it is taken up: who holds an older one writes nothing any more. */
  lease: number;
  dueAt: string;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  adminId: string | null;
  undoOf: string | null;
}

export interface JobRefusalRow {
  _id: string;
  jobId: string;
  recordId: string | null;
  title: string;
  reason: string;
}

/** A file on its way into a resource; `counts` is null until its dry run has ended. */
export interface ImportFileRow {
  _id: string;
  resource: string;
  /** The name that the file is stored under. */
  file: string;
  fileName: string;
  format: ImportFormat;
  state: ImportState;
  columns: unknown;
  mapping: unknown;
  rows: number;
  counts: unknown;
  jobId: string | null;
  createdAt: string;
  adminId: string | null;
}

/** A row of the file: `input` is its fields' values, `changes` those that differ from the stored record. */
export interface ImportRowRow {
  importId: string;
  number: number;
  verdict: ImportVerdict;
  title: string;
  recordId: string | null;
  input: unknown;
  changes: unknown;
  errors: unknown;
  isWritten: boolean;
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

/** One published version of a remote; `document` is its entry of the registry. */
export interface ReleaseRow {
  _id: string;
  remote: string;
  version: string;
  document: unknown;
  publishedAt: string;
  publishedBy: string | null;
}

/** A remote's place in the registry: `document` is its static data. */
export interface RemoteRow {
  _id: string;
  document: unknown;
  activeVersion: string | null;
  lastKnownGood: string | null;
  isDisabled: boolean;
  updatedAt: string;
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
