import { z } from 'zod';
import { Email } from '../staff/admin';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional, required, secret } from '../field';
import { groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';

/** `starttls` begins in the clear and refuses to go on when the server offers no encryption. */
export const MailSecurity = z.enum(['none', 'starttls', 'tls']);
export type MailSecurity = z.infer<typeof MailSecurity>;

/** A host name or an IP address, as it stands in a certificate. */
const Host = text(253)
  .toLowerCase()
  .regex(/^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_-]+)*\.?|[0-9a-f:.]+)$/, {
    error: 'Use a host name or an IP address, without a scheme or port',
  });

/** Servers that mail leaves by. The password is written, never answered. */
export const mailServers = defineResource({
  name: 'smtp',
  label: { one: 'mail server', many: 'mail servers' },
  paths: groupPaths('smtp'),
  fields: {
    name: required(text(80)),
    host: required(Host),
    port: required(z.int().min(1).max(65_535)),
    security: defaulted(MailSecurity, 'starttls'),
    username: optional(text(200)),
    password: secret(z.string().min(1).max(500)),
    /** When the password was last given; null when there is none. */
    passwordSetAt: computed(z.iso.datetime().nullable()),
    fromName: optional(text(120)),
    fromAddress: required(Email),
    replyTo: optional(Email),
    /** What is sent by itself, and what names no other server, leaves by this one. Setting it clears the one before. */
    isDefault: defaulted(z.boolean(), false),
    /** Messages a minute at most; null for no limit but the server's own. */
    maxPerMinute: optional(z.int().min(1).max(100_000)),
    /** Nothing is tried until then, because the server could not be reached or refused to talk. */
    pausedUntil: computed(z.iso.datetime().nullable()),
    /** Why it was paused last, in the server's words where it had any. */
    problem: computed(z.string().nullable()),
  },
  title: 'name',
  search: ['name', 'host', 'fromAddress'],
  sorts: ['name', 'host', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
});

export const MailServer = mailServers.entity;
export type MailServer = z.infer<typeof MailServer>;

/** What a server said to a test; `words` are the lines of the talk, without the credentials. */
export const MailServerTest = z.object({
  ok: z.boolean(),
  /** One sentence: what worked, or what went wrong and what to do. */
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
    idIn: 'query',
    body: z.strictObject({ to: Email.optional() }),
    answer: single(MailServerTest),
    summary:
      'Connects and signs in, sends a test message when an address is given, and answers what the server said',
  }),
} as const;
