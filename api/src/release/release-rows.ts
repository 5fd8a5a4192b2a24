import type { Mount, PageFiles, ReleaseDocument, Rollout } from 'contract/release';

declare module '../db/database' {
  interface Tables {
    deprecatedUse: DeprecatedUseRow;
    release: ReleaseRow;
    releaseActivation: ReleaseActivationRow;
    releaseReport: ReleaseReportRow;
    releaseSession: ReleaseSessionRow;
    releaseToken: ReleaseTokenRow;
    signingKey: SigningKeyRow;
    remote: RemoteRow;
  }
}

/** One published version of a remote. Its files never change; a revocation is final. */
export interface ReleaseRow {
  _id: string;
  remote: string;
  version: string;
  /** Without `pageFiles`. */
  document: ReleaseDocument;
  /** Null for a release from before they were stored. */
  pageFiles: PageFiles | null;
  mount: Mount;
  /** The name of its archive in the file storage. */
  archive: string | null;
  publishedAt: string;
  publishedBy: string | null;
  /** The name of the release token it was published with, if any. */
  publishedByLabel: string | null;
  /** The admin who published it, or who created the token used. */
  publisher: string | null;
  /** Hashes of the archive's files; null for a release from before they were stored. */
  fileHashes: Readonly<Record<string, string>> | null;
  /** Signature of the archive's bytes, in base64url. */
  signature: string | null;
  /** The `_id` of the key that verified `signature`. */
  signingKey: string | null;
  revokedAt: string | null;
  revokedBy: string | null;
  revokedReason: string | null;
}

/** A remote's entry in the registry: `document` is its static data, taken from the active version once there is one. */
export interface RemoteRow {
  _id: string;
  document: unknown;
  activeVersion: string | null;
  lastKnownGood: string | null;
  rollout: Rollout | null;
  /** Targets of rollbacks, the next one last. */
  formerVersions: string[];
  /** Becomes active as soon as the shell offers what it needs. */
  waitingVersion: string | null;
  isDisabled: boolean;
  updatedAt: string;
}

/** `hash` is the token's SHA-256 in hex; the token itself is not stored. */
export interface ReleaseTokenRow {
  _id: string;
  hash: string;
  remote: string;
  label: string;
  createdAt: string;
  createdBy: string | null;
  lastUsedAt: string | null;
  expiresAt: string;
  mayActivate: boolean;
  /** When admins were notified of its expiry. */
  endAnnouncedAt: string | null;
  revokedAt: string | null;
}

/** A public key that verifies archives of a remote: SubjectPublicKeyInfo (DER) in base64. */
export interface SigningKeyRow {
  _id: string;
  remote: string;
  label: string;
  publicKey: string;
  createdAt: string;
  createdBy: string | null;
  removedAt: string | null;
}

export type ReleaseChange =
  | 'activate'
  | 'wait'
  | 'rollback'
  | 'rollout'
  | 'disable'
  | 'enable'
  | 'revoke';

/** A change of the running version, by an admin, a token with this label, or the product itself. */
export interface ReleaseActivationRow {
  _id: string;
  remote: string;
  version: string;
  fromVersion: string | null;
  how: ReleaseChange;
  percent: number | null;
  at: string;
  adminId: string | null;
  label: string | null;
}

/** A failure in one session, with the number of repetitions; `at` is the latest time. */
export interface ReleaseReportRow {
  _id: string;
  sessionId: string;
  remote: string;
  version: string;
  kind: string;
  commit: string;
  message: string;
  stack: string;
  path: string;
  count: number;
  at: string;
  adminId: string | null;
}

/** A session's use of a version on a day. */
export interface ReleaseSessionRow {
  remote: string;
  version: string;
  sessionId: string;
  day: string;
  at: string;
  adminId: string | null;
}

/** What a version of a remote uses of what the API has deprecated. */
export interface DeprecatedUseRow {
  remote: string;
  version: string;
  what: string;
  instead: string;
  /** The last day on which it works. */
  until: string;
  count: number;
  firstAt: string;
  lastAt: string;
}
