import type { Generated } from 'kysely';

declare module './database' {
  interface Tables {
    setting: SettingRow;
    slug: SlugRow;
    audit: AuditRow;
    lastingKey: LastingKeyRow;
  }
}

/** State of the installation, such as how far the demo company is loaded. */
export interface SettingRow {
  key: string;
  value: unknown;
}

/** A key that stays when the secrets are rotated. */
export interface LastingKeyRow {
  purpose: string;
  /** The key in base64, encrypted. */
  keyBox: string;
  createdAt: Generated<string>;
}

/** The record at a slug, now or formerly: `isCurrent` tells them apart. */
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
  /** Null for what is about no single record, such as an export. */
  recordId: string | null;
  action: string;
  at: string;
  version: number;
  adminId: string | null;
  changes: unknown;
  jobId: string | null;
  /** The API key that wrote on the admin's behalf. */
  apiKeyId: string | null;
  /** Where the request came from. */
  address: string | null;
  requestId: string | null;
  /** Digest of changes and address before they were redacted. */
  contentDigest: Uint8Array | null;
  redactedAt: string | null;
  /** The row about the redaction. */
  redactionId: string | null;
  /** Rises with each row; in the order in which rows are sealed. */
  position: Generated<number>;
}
