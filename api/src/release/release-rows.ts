import type { Mount, ReleaseDocument, Rollout } from 'contract/release';

/** The tables of this domain. */
export interface ReleaseTables {
  release: ReleaseRow;
  releaseActivation: ReleaseActivationRow;
  releaseReport: ReleaseReportRow;
  releaseSession: ReleaseSessionRow;
  releaseToken: ReleaseTokenRow;
  signingKey: SigningKeyRow;
  remote: RemoteRow;
}

/** One published version of a remote. Its files never change; it can be revoked, once and for good. */
export interface ReleaseRow {
  _id: string;
  remote: string;
  version: string;
  document: ReleaseDocument;
  mount: Mount;
  /** The name of its archive in the file storage. */
  archive: string | null;
  publishedAt: string;
  publishedBy: string | null;
  /** The release token's name, where one published it. */
  publishedByLabel: string | null;
  /** The admin who published it, or who made the token that did. */
  publisher: string | null;
  /** Each file of the archive to its hash; null for a release from before they were kept. */
  fileHashes: Readonly<Record<string, string>> | null;
  /** Over the bytes of the archive, in base64url. */
  signature: string | null;
  /** The `_id` of the key that `signature` was checked with. */
  signingKey: string | null;
  revokedAt: string | null;
  revokedBy: string | null;
  revokedReason: string | null;
}

/** A remote's place in the registry: `document` is its static data, that of the active version once there is one. */
export interface RemoteRow {
  _id: string;
  document: unknown;
  activeVersion: string | null;
  lastKnownGood: string | null;
  rollout: Rollout | null;
  /** What a rollback goes back to, the next one last. */
  formerVersions: string[];
  isDisabled: boolean;
  updatedAt: string;
}

/** `hash` is the token's SHA-256 in hex; its text is nowhere. */
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
  /** When admins were told that it will end. */
  endAnnouncedAt: string | null;
  revokedAt: string | null;
}

/** A public key that archives of a remote are signed with: SubjectPublicKeyInfo (DER) in base64. */
export interface SigningKeyRow {
  _id: string;
  remote: string;
  label: string;
  publicKey: string;
  createdAt: string;
  createdBy: string | null;
  removedAt: string | null;
}

export type ReleaseChange = 'activate' | 'rollback' | 'rollout' | 'disable' | 'enable' | 'revoke';

/** A change of what runs; by an admin, a token of this label, or the product itself. */
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

/** A failure in one session, counted when it comes again there; `at` is when it came last. */
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

/** That a session ran a version on a day. */
export interface ReleaseSessionRow {
  remote: string;
  version: string;
  sessionId: string;
  day: string;
  at: string;
  adminId: string | null;
}
