import type { ArrivedMail, mailboxEndpoints } from 'contract/email';
import type { z } from 'zod';
import type { Env } from '../kernel/env';

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** A development mail server: it accepts everything, keeps the latest messages and delivers nothing. */
export interface Mailbox {
  readonly host: string;
  readonly port: number;
  list(page: Page): Promise<{ data: ArrivedMail[]; total: number }>;
  get(id: string): Promise<z.infer<typeof mailboxEndpoints.get.answer>['data'] | undefined>;
  /** @returns how many were removed */
  clear(): number;
  close(): Promise<void>;
}

export interface MailboxOptions {
  readonly env: Env;
  readonly log: { warn(details: unknown, message: string): void };
}

/** @returns undefined where the settings want none, or when its port is in use */
export type OpenMailbox = (options: MailboxOptions) => Promise<Mailbox | undefined>;
