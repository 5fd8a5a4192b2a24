import { z } from 'zod';
import { pageOf, Removed, single } from '../answer';
import { endpoint } from '../endpoint';
import { idOf } from '../id';
import { PageQuery } from '../list';
import { text } from '../text';
import { Email } from './admin';

/** `invited` until the invitation is accepted or withdrawn; `expired` when its link ended unused. */
export const ColleagueState = z.enum(['active', 'invited', 'expired', 'deactivated']);
export type ColleagueState = z.infer<typeof ColleagueState>;

/** A line of the staff list: an account, or an invitation that is not accepted yet. */
export const Colleague = z.object({
  /** Of the account or the invitation. */
  _id: z.uuid(),
  state: ColleagueState,
  /** Null for an invitation. */
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  email: z.string(),
  photo: z.string().nullable(),
  roleId: idOf('role').nullable(),
  /** Null when the person never signed in. */
  lastSignInAt: z.iso.datetime().nullable(),
  /** When the account was opened, or the invitation last sent. */
  since: z.iso.datetime(),
  /** An authenticator app. */
  hasSecondFactor: z.boolean(),
  hasPasskey: z.boolean(),
  /** The end of an invitation's link. */
  expiresAt: z.iso.datetime().nullable(),
});
export type Colleague = z.infer<typeof Colleague>;

/** A link that was made for a person. */
export const MadeLink = z.object({
  email: z.string(),
  expiresAt: z.iso.datetime(),
  /** The link to hand over; null when it was mailed. Shown once. */
  link: z.string().nullable(),
});
export type MadeLink = z.infer<typeof MadeLink>;

const count = z.int().min(0);

/** The open work of an account, which somebody else can take over. */
export const OpenWork = z.object({
  /** Open inquiries assigned to it. */
  inquiries: count,
  /** Follow-ups that would remind it: of those inquiries, and its own of inquiries assigned to nobody. */
  followUps: count,
});
export type OpenWork = z.infer<typeof OpenWork>;

const byId = { access: 'admin', idIn: 'query' } as const;

/** Calls for the accounts of the staff. Those that change something need a fresh sign-in. */
export const staffEndpoints = {
  list: endpoint({
    name: 'staff.list',
    method: 'GET',
    path: 'staff/get',
    needs: { staff: 'view' },
    access: 'admin',
    query: PageQuery.extend({
      search: text(200).optional(),
      state: ColleagueState.optional(),
    }),
    answer: pageOf(Colleague),
    summary: 'All accounts and open invitations, by name',
  }),
  invite: endpoint({
    name: 'staff.invite',
    method: 'POST',
    path: 'staff/invite',
    needs: { staff: 'edit' },
    access: 'admin',
    fresh: true,
    body: z.strictObject({
      email: Email,
      /** By default as `admin/register` gives it. */
      roleId: idOf('role').optional(),
    }),
    answer: single(MadeLink),
    status: 201,
    summary: 'Invites a person by mail; without a mail server the response has the link',
  }),
  resend: endpoint({
    name: 'staff.resend',
    method: 'POST',
    path: 'staff/resendInvitation',
    needs: { staff: 'edit' },
    ...byId,
    fresh: true,
    answer: single(MadeLink),
    summary: 'Sends an invitation again with a new link; the former one no longer works',
  }),
  withdraw: endpoint({
    name: 'staff.withdraw',
    method: 'DELETE',
    path: 'staff/withdrawInvitation',
    needs: { staff: 'edit' },
    ...byId,
    fresh: true,
    answer: Removed,
    summary: 'Withdraws an invitation',
  }),
  resetLink: endpoint({
    name: 'staff.resetLink',
    method: 'POST',
    path: 'staff/resetLink',
    needs: { staff: 'all' },
    ...byId,
    fresh: true,
    answer: single(MadeLink),
    summary: 'Makes a link for a new password, to hand over to its owner',
  }),
  openWork: endpoint({
    name: 'staff.openWork',
    method: 'GET',
    path: 'staff/openWork',
    needs: { staff: 'view' },
    ...byId,
    answer: single(OpenWork),
    summary: 'How many open inquiries and follow-ups an account has',
  }),
  deactivate: endpoint({
    name: 'staff.deactivate',
    method: 'PUT',
    path: 'staff/deactivate',
    needs: { staff: 'all' },
    ...byId,
    fresh: true,
    body: z.strictObject({
      /** Takes the open work over; without it the work stays as it is. */
      handOverTo: idOf('admin').nullish(),
    }),
    answer: single(z.object({ handedOver: OpenWork })),
    summary: 'Deactivates an account: its sessions end, and its name stays in all records',
  }),
  reactivate: endpoint({
    name: 'staff.reactivate',
    method: 'PUT',
    path: 'staff/reactivate',
    needs: { staff: 'all' },
    ...byId,
    fresh: true,
    answer: Removed,
    summary: 'Lets a deactivated account sign in again',
  }),
  endSessions: endpoint({
    name: 'staff.endSessions',
    method: 'DELETE',
    path: 'staff/endSessions',
    needs: { staff: 'all' },
    ...byId,
    fresh: true,
    answer: Removed,
    summary: 'Ends all sessions of an account',
  }),
} as const;
