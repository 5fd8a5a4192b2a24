import type { roles, savedViews } from 'contract/staff';
import type { RecordRow } from '../db/record-row';

/** The tables of this domain. */
export interface StaffTables {
  role: RecordRow<typeof roles>;
  savedView: RecordRow<typeof savedViews>;
  admin: AdminRow;
  adminSecret: AdminSecretRow;
  adminSession: AdminSessionRow;
  loginAttempt: LoginAttemptRow;
  notification: NotificationRow;
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
  /** Subscribed to release news. */
  releaseNews: boolean;
  roleId: string;
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
}
