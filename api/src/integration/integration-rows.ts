import type { WebhookDelivery } from 'contract/integration';
import type { Permissions } from 'contract/staff';

declare module '../db/database' {
  interface Tables {
    apiKey: ApiKeyRow;
    webhook: WebhookRow;
    webhookDelivery: WebhookDeliveryRow;
  }
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
  /** Days before its end of the last notice; null before the first. */
  endNoticeDays: number | null;
}

export interface WebhookRow {
  _id: string;
  name: string;
  url: string;
  events: readonly string[];
  isActive: boolean;
  /** Encrypted. */
  secretBox: string;
  /** The secret before, which signs as well until `formerSecretUntil`. */
  formerSecretBox: string | null;
  formerSecretUntil: string | null;
  createdAt: string;
  /** Whose permissions it has. */
  createdBy: string;
  version: number;
  /** When it was given up after three days. */
  disabledAt: string | null;
}

export interface WebhookDeliveryRow {
  _id: string;
  webhookId: string;
  type: string;
  /** Null for a test event. */
  recordId: string | null;
  occurredAt: string;
  createdAt: string;
  state: WebhookDelivery['state'];
  attempts: number;
  nextAttemptAt: string;
  lastAttemptAt: string | null;
  duration: number | null;
  status: number | null;
  answer: string | null;
  failure: string | null;
}
