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
} as const;
