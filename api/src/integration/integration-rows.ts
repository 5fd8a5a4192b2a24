import type { Permissions } from 'contract/staff';

/** The tables of this domain. */
export interface IntegrationTables {
  apiKey: ApiKeyRow;
}

export interface ApiKeyRow {
  _id: string;
  name: string;
  /** The beginning of its text, by which people and the API recognise it. */
  prefix: string;
  /** The SHA-256 of its text. */
  hash: string;
  levels: Permissions;
  createdAt: string;
  createdBy: string;
  lastUsedAt: string | null;
  expiresAt: string;
  revokedAt: string | null;
}
