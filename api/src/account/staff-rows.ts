import type { AccountLinkKind, NoticeTopic, roles, savedViews } from 'contract/staff';
import type { Generated } from 'kysely';
import type { RecordRow } from '../db/record-row';

declare module '../db/database' {
  interface Tables {
    role: RecordRow<typeof roles>;
    savedView: RecordRow<typeof savedViews>;
    admin: AdminRow;
    adminSecret: AdminSecretRow;
    adminSession: AdminSessionRow;
    loginAttempt: LoginAttemptRow;
    notification: NotificationRow;
    accountLink: AccountLinkRow;
    secondFactor: SecondFactorRow;
    recoveryCode: RecoveryCodeRow;
    passkey: PasskeyRow;
    passkeyChallenge: PasskeyChallengeRow;
    adminIdentity: AdminIdentityRow;
    startList: StartListRow;
  }
}

/** One row. */
export interface StartListRow {
  /** Null while it is shown. */
  closedAt: string | null;
  skipped: unknown;
}

export interface AdminRow {
  _id: string;
  createdAt: string;
  updatedAt: string;
  version: number;
  /** When the account was deactivated. */
  deletedAt: string | null;
  firstname: string;
  lastname: string;
  email: string;
  photo: string | null;
  /** Subscribed to release news. */
  releaseNews: boolean;
  mailedTopics: NoticeTopic[];
  phone: string | null;
  signature: string | null;
  language: string | null;
  locale: string | null;
  timeZone: string | null;
  roleId: string;
  lastSignInAt: string | null;
}

/** Separate from `admin`, so that no list can expose it. */
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
  /** When the person last proved who they are. */
  confirmedAt: string;
  lastUsedAt: string;
  userAgent: string | null;
  address: string | null;
}

/** The authenticator app of an account. */
export interface SecondFactorRow {
  adminId: string;
  /** Encrypted. */
  secretBox: string;
  createdAt: string;
  /** Null while it is being set up. */
  confirmedAt: string | null;
  /** The time step of the last code: an earlier one counts no more. */
  lastStep: number;
}

export interface RecoveryCodeRow {
  codeHash: string;
  adminId: string;
  usedAt: string | null;
}

export interface PasskeyRow {
  _id: string;
  adminId: string;
  /** In base64url, as is the public key. */
  credentialId: string;
  publicKey: string;
  /** How often the authenticator has signed; 0 from those that do not count. */
  counter: number;
  transports: readonly string[];
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** What an authenticator has to sign, once. */
export interface PasskeyChallengeRow {
  challenge: string;
  /** The session that it was made for; null for a sign-in. */
  sessionId: string | null;
  purpose: ChallengePurpose;
  expiresAt: string;
}

export type ChallengePurpose = 'add' | 'confirm' | 'sign-in';

/** Who an account is at an identity provider. */
export interface AdminIdentityRow {
  issuer: string;
  subject: string;
  adminId: string;
  createdAt: string;
}

/** A link sent by mail or handed over; only the hash of its token is stored. */
export interface AccountLinkRow {
  _id: string;
  kind: AccountLinkKind;
  tokenHash: string;
  /** The account; null for an invitation. */
  adminId: string | null;
  /** Whom it invites, or the new address. */
  email: string;
  /** Of the account that an invitation opens. */
  roleId: string | null;
  createdAt: string;
  createdBy: string | null;
  expiresAt: string;
  /** When it was used, replaced or withdrawn. */
  endedAt: string | null;
}

/** Failed logins by account or by address within a window. */
export interface LoginAttemptRow {
  key: string;
  failures: number;
  windowStart: string;
  lockedUntil: string | null;
}

export interface NotificationRow {
  _id: string;
  adminId: string;
  message: string;
  time: string;
  kind: string;
  link: string | null;
  readAt: string | null;
  /** When a mail told its recipient. */
  mailedAt: Generated<string | null>;
}
