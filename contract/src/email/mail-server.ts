import { z } from 'zod';
import { Email } from '../staff/admin';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional, required, secret } from '../field';
import { freshWrites, groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';

/** `starttls` connects unencrypted and fails if the server offers no encryption. */
export const MailSecurity = z.enum(['none', 'starttls', 'tls']);
export type MailSecurity = z.infer<typeof MailSecurity>;

/** A host name or IP address, as in the server's certificate. */
export const MailHost = text(253)
  .toLowerCase()
  .regex(/^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_-]+)*\.?|[0-9a-f:.]+)$/, {
    error: 'Use a host name or an IP address, without a scheme or port',
  });

/** Servers for outgoing mail. The password can be written, never read. */
export const mailServers = defineResource({
  name: 'smtp',
  label: { one: 'mail server', many: 'mail servers' },
  area: {
    view: { email: 'view' },
    edit: { settings: 'edit', email: 'view' },
    all: { settings: 'all', email: 'view' },
  },
  paths: freshWrites(groupPaths('smtp')),
  fields: {
    name: required(text(80)),
    host: required(MailHost),
    port: required(z.int().min(1).max(65_535)),
    security: defaulted(MailSecurity, 'starttls'),
    username: optional(text(200)),
    password: secret(z.string().min(1).max(500)),
    /** When the password was last set; null without one. */
    passwordSetAt: computed(z.iso.datetime().nullable()),
    fromName: optional(text(120)),
    fromAddress: required(Email),
    replyTo: optional(Email),
    /** Where bounces come back to: `bounces@example.com` is used as `bounces+TOKEN@example.com`. */
    bounceAddress: optional(
      Email.refine(
        (email) => /^[\w.-]{1,15}@/.test(email),
        'Use at most 15 letters, digits, dots and hyphens before the @',
      ),
    ),
    /** The server for automatic mail, and wherever no server is selected. Setting it clears the previous default. */
    isDefault: defaulted(z.boolean(), false),
    /**
     * The one server for links to accounts: invitations, new passwords, new emails. Once set, only those who may manage
     * every account change where and as whom it sends.
     */
    sendsAccountLinks: defaulted(z.boolean(), false),
    /** Maximum messages a minute; null for no limit. */
    maxPerMinute: optional(z.int().min(1).max(100_000)),
    /** End of the current pause, after the server was unreachable or refused connections. */
    pausedUntil: computed(z.iso.datetime().nullable()),
    /** Reason of the last pause, in the server's words if it gave any. */
    problem: computed(z.string().nullable()),
  },
  title: 'name',
  search: ['name', 'host', 'fromAddress'],
  sorts: ['name', 'host', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
});

export const MailServer = mailServers.entity;
export type MailServer = z.infer<typeof MailServer>;

/** The result of a server test; `words` are the lines of the dialogue, without credentials. */
export const MailServerTest = z.object({
  ok: z.boolean(),
  /** One sentence: what worked, or what failed and what to do. */
  verdict: z.string(),
  words: z.array(z.object({ from: z.enum(['us', 'server']), text: z.string() })),
  milliseconds: z.int(),
});
export type MailServerTest = z.infer<typeof MailServerTest>;

export const mailServerEndpoints = {
  test: endpoint({
    name: 'smtp.test',
    method: 'POST',
    path: 'smtp/test',
    access: 'admin',
    needs: { settings: 'edit' },
    idIn: 'query',
    body: z.strictObject({ to: Email.optional() }),
    answer: single(MailServerTest),
    summary:
      'Connects and signs in, sends a test message when an address is given, and answers what the server said',
  }),
} as const;
