import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional, required, secret } from '../field';
import { idOf } from '../id';
import { Day } from '../moment';
import { freshWrites, groupPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { MailHost, MailSecurity } from './mail-server';

/** What is done with a message on the server once it was read. The folder is opened read-only for `nothing`. */
export const AfterReading = z.enum(['nothing', 'seen', 'move']);
export type AfterReading = z.infer<typeof AfterReading>;

/** How a mailbox is signed in to: by its password, or by a token of its provider (RFC 6749). */
export const MailSignIn = z.enum(['password', 'oauth2']);
export type MailSignIn = z.infer<typeof MailSignIn>;

/** An address of an authorization server: https, or http for one on this machine; without a user and a fragment. */
const ProviderAddress = z
  .url({ normalize: true, abort: true, error: 'Enter an address that begins with https://' })
  .max(500)
  .regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/)[^#@]*$/, {
    error: 'Enter an address that begins with https://, without a user or a #',
  });

const Folder = text(200);

/**
 * IMAP mailboxes whose messages are read. A personal one is its owner's alone, with all of its messages; whose it is does
 * not change.
 */
export const mailAccounts = defineResource({
  name: 'mailAccount',
  label: { one: 'mailbox', many: 'mailboxes' },
  area: { view: { mailboxes: 'view' }, edit: { mailboxes: 'all' }, all: { mailboxes: 'all' } },
  paths: freshWrites(groupPaths('mailAccount')),
  fields: {
    name: required(text(80)),
    host: required(MailHost),
    port: required(z.int().min(1).max(65_535)),
    security: defaulted(MailSecurity, 'tls'),
    username: required(text(200)),
    password: secret(z.string().min(1).max(500)),
    /** When the password was last set; null without one. */
    passwordSetAt: computed(z.iso.datetime().nullable()),
    signIn: defaulted(MailSignIn, 'password'),
    /** Where people allow the access, for `oauth2` like the four after it. Its parameters are kept. */
    authorizationUrl: optional(ProviderAddress),
    /** Where tokens come from. */
    tokenUrl: optional(ProviderAddress),
    /** What is asked for, separated by spaces. */
    scope: optional(text(500)),
    /** The product at the provider. */
    clientId: optional(text(300)),
    /** Not needed for a client that the provider registered as a public one. */
    clientSecret: secret(z.string().min(1).max(500)),
    /** When the client's secret was last set; null without one. */
    clientSecretSetAt: computed(z.iso.datetime().nullable()),
    /** Since when the provider gives tokens; null before the sign-in there, and once it is revoked. */
    connectedAt: computed(z.iso.datetime().nullable()),
    folder: defaulted(Folder, 'INBOX'),
    /** Messages of before this day stay unread; all are read without one. */
    since: optional(Day),
    /** The mailbox of who adds it, and not of the company. */
    isPersonal: defaulted(z.boolean(), false),
    /** Null for the company's. */
    ownerId: computed(idOf('admin').nullable()),
    afterReading: defaulted(AfterReading, 'nothing'),
    /** The folder of `move`. */
    moveTo: optional(Folder),
    /** The folder that gets mails written in an inquiry once they have gone; none if empty. */
    sentFolder: optional(Folder),
    /**
     * Whether the mail of a known customer, whose order is read whole with nothing unclear, becomes an inquiry at once. Not
     * for personal mailboxes.
     */
    makesInquiries: defaulted(z.boolean(), false),
    isActive: defaulted(z.boolean(), true),
    /** When it was last read to its end. */
    readAt: computed(z.iso.datetime().nullable()),
    /** Why it could not be read since; null when it could. */
    failure: computed(z.string().nullable()),
    /** Why a sent mail is not in its folder; null when all are. */
    sentFailure: computed(z.string().nullable()),
    /** Messages taken from it so far. */
    taken: computed(z.int()),
  },
  title: 'name',
  search: ['name', 'host', 'username'],
  sorts: ['name', 'host', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
});

export const MailAccount = mailAccounts.entity;
export type MailAccount = z.infer<typeof MailAccount>;

/** The result of a test of a mailbox. */
export const MailAccountTest = z.object({
  ok: z.boolean(),
  /** One sentence: what worked, or what failed and what to do. */
  verdict: z.string(),
  /** Messages in the folder. */
  messages: z.int().nullable(),
  /** Whether the server says at once when a message arrives (RFC 2177); else it is asked each minute. */
  hasIdle: z.boolean(),
});
export type MailAccountTest = z.infer<typeof MailAccountTest>;

export const mailAccountEndpoints = {
  test: endpoint({
    name: 'mailAccount.test',
    method: 'POST',
    path: 'mailAccount/test',
    access: 'admin',
    needs: { mailboxes: 'all' },
    idIn: 'query',
    answer: single(MailAccountTest),
    summary: 'Connects to the mailbox, signs in and opens its folder, and reads nothing',
  }),
  beginSignIn: endpoint({
    name: 'mailAccount.beginSignIn',
    method: 'POST',
    path: 'mailAccount/beginSignIn',
    access: 'admin',
    needs: { mailboxes: 'all' },
    fresh: true,
    idIn: 'query',
    answer: single(z.object({ url: z.string() })),
    summary: 'The address of the mailbox’s provider to send the browser to, for ten minutes',
  }),
  finishSignIn: endpoint({
    name: 'mailAccount.finishSignIn',
    method: 'POST',
    path: 'mailAccount/finishSignIn',
    access: 'admin',
    needs: { mailboxes: 'all' },
    body: z.strictObject({
      /** The query with which the provider sent the browser back. */
      response: z.string().min(1).max(8_000),
    }),
    answer: single(z.object({ _id: mailAccounts.id, name: z.string() })),
    summary: 'Stores what the provider allowed to who began the sign-in, once',
  }),
} as const;

/** The path of the panel that providers send browsers back to: the redirect address of the client, after the panel's own. */
export const mailSignInPath = '/mail-account-sign-in';

/** A provider of mailboxes: what an account of it is filled in with. */
export interface MailProvider {
  readonly label: string;
  readonly host: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly scope: string;
}

/** Providers that ask for OAuth 2, as their manuals for IMAP say. */
export const mailProviders: Readonly<Record<'microsoft' | 'google', MailProvider>> = {
  microsoft: {
    label: 'Microsoft 365',
    host: 'outlook.office365.com',
    authorizationUrl: 'https://login.microsoftonline.com/organizations/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/organizations/oauth2/v2.0/token',
    scope: 'https://outlook.office.com/IMAP.AccessAsUser.All offline_access',
  },
  google: {
    label: 'Google',
    host: 'imap.gmail.com',
    // Without its parameters no refresh token is given, or at the first time alone.
    authorizationUrl:
      'https://accounts.google.com/o/oauth2/v2/auth?access_type=offline&prompt=consent',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scope: 'https://mail.google.com/',
  },
};
