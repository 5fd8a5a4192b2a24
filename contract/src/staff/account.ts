import { z } from 'zod';
import { pageOf, Removed, single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { PageQuery } from '../list';
import { text } from '../text';
import { Email, Password } from './admin';
import { PasskeyProof } from './passkey';
import { FactorCode } from './second-factor';
import { accountPaths } from './sign-in';

/** What a link in a mail is for. */
export const AccountLinkKind = z.enum(['invitation', 'password-reset', 'email-change']);
export type AccountLinkKind = z.infer<typeof AccountLinkKind>;

/** Hours after which a link ends. */
export const linkHours = {
  invitation: 72,
  'password-reset': 0.5,
  'email-change': 24,
} as const satisfies Record<AccountLinkKind, number>;

/** The secret part of a link: 32 random bytes in base64url. */
const LinkToken = z.string().regex(/^[\w-]{43}$/, 'This link is not complete');

const Link = z.strictObject({ token: LinkToken });

/** Whom a link is for, which its page shows. */
export const AccountLink = z.object({
  kind: AccountLinkKind,
  email: z.string(),
  expiresAt: z.iso.datetime(),
});
export type AccountLink = z.infer<typeof AccountLink>;

/** A session: a browser in which the account is signed in. */
export const Session = z.object({
  _id: idOf('session'),
  /** Browser and system, such as `Firefox on Windows`; null when the browser did not say. */
  device: z.string().nullable(),
  /** The address it was opened from; null for this machine itself. */
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** It makes this request. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** By what an account can sign in besides the identity provider. */
export const SignInWays = z.object({
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
  /** An authenticator app, whose code the password needs. */
  hasApp: z.boolean(),
});
export type SignInWays = z.infer<typeof SignInWays>;

const Done = single(z.object({ done: z.literal(true) }));

/** Calls by which people reach or secure their own account. */
export const accountEndpoints = {
  requestReset: endpoint({
    name: 'account.requestReset',
    method: 'POST',
    path: accountPaths.requestReset,
    access: 'public',
    body: z.strictObject({ email: Email }),
    answer: single(z.object({ canMail: z.boolean() })),
    summary:
      'Mails a link for a new password to the address if an account has it; the same response for every address, which says whether the company can send mail',
  }),
  readLink: endpoint({
    name: 'account.readLink',
    method: 'POST',
    path: accountPaths.readLink,
    access: 'public',
    body: Link,
    answer: single(AccountLink),
    summary: 'What the link of a mail is for; not-found when it has been used or has ended',
  }),
  resetPassword: endpoint({
    name: 'account.resetPassword',
    method: 'POST',
    path: accountPaths.resetPassword,
    access: 'public',
    body: Link.extend({ password: Password }),
    answer: Done,
    summary: 'Sets a new password by a link and ends all sessions of the account',
  }),
  acceptInvitation: endpoint({
    name: 'account.acceptInvitation',
    method: 'POST',
    path: accountPaths.acceptInvitation,
    access: 'public',
    body: Link.extend({ firstname: text(80), lastname: text(80), password: Password }),
    answer: Done,
    status: 201,
    summary: 'Opens the account that a link invites to',
  }),
  confirmEmail: endpoint({
    name: 'account.confirmEmail',
    method: 'POST',
    path: accountPaths.confirmEmail,
    access: 'public',
    body: Link,
    answer: Done,
    summary: 'Changes the email of an account to the one that the link was sent to',
  }),
  confirmSignIn: endpoint({
    name: 'account.confirmSignIn',
    method: 'POST',
    path: 'admin/confirmSignIn',
    access: 'admin',
    needs: 'account',
    body: z
      .strictObject({
        password: z.string().min(1).max(200).optional(),
        /** Of the authenticator app, or a recovery code; with the password of an account that has an app or a passkey. */
        code: FactorCode.optional(),
        /** For the challenge of `passkey/beginConfirm`. */
        passkey: PasskeyProof.optional(),
      })
      .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
        path: ['password'],
        message: 'Give the password or a passkey',
      }),
    answer: Done,
    summary:
      'Makes the sign-in fresh again by the means that a sign-in needs: a passkey, or the password with the code of the second factor',
  }),
  signInWays: endpoint({
    name: 'account.signInWays',
    method: 'GET',
    path: 'admin/signInWays',
    access: 'admin',
    needs: 'account',
    answer: single(SignInWays),
    summary: 'By what who calls can sign in',
  }),
  sessions: endpoint({
    name: 'account.sessions',
    method: 'GET',
    path: 'session/get',
    access: 'admin',
    needs: 'account',
    query: PageQuery,
    answer: pageOf(Session),
    summary: 'The sessions of who calls, last used first',
  }),
  endSession: endpoint({
    name: 'account.endSession',
    method: 'DELETE',
    path: 'session/delete',
    access: 'admin',
    needs: 'account',
    idIn: 'query',
    answer: Removed,
    summary: 'Ends a session of who calls',
  }),
  endOtherSessions: endpoint({
    name: 'account.endOtherSessions',
    method: 'DELETE',
    path: 'session/deleteOthers',
    access: 'admin',
    needs: 'account',
    answer: Done,
    summary: 'Ends all sessions of who calls but the one that calls',
  }),
} as const;
