import type { Mount, ReleaseDocument, Rollout } from 'contract/release';

/** One published version of a remote; nothing in it ever changes but the archive that an older one lacked. */
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
  revokedAt: string | null;
}

export type ReleaseChange = 'activate' | 'rollback' | 'rollout' | 'disable' | 'enable';

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
