import { z } from 'zod';
import { FileName } from '../file/file-name';
import { pageOf, single } from '../answer';
import { endpoint } from '../endpoint';
import { Locale } from '../locale';
import { PanelLanguage } from '../panel-language';
import { TimeZone } from '../time-zone';
import { idOf } from '../id';
import { PageQuery, QueryFlag } from '../list';
import { text } from '../text';
import { PhoneNumber } from '../partner/trade-terms';
import { NoticeTopic } from './notification';
import { RoleLevels } from './role';
import { FactorCode } from './second-factor';
import { loginPath, registerPath } from './sign-in';

export const Email = z.string().max(254).trim().toLowerCase().pipe(z.email());

/** A new password: 12 to 200 characters; length is the only requirement (NIST SP 800-63B). */
export const Password = z.string().min(12).max(200);

export const AdminProfile = z.object({
  _id: idOf('admin'),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
  /** For customers, in offers and orders. */
  phone: z.string().nullable(),
  /** Plain text under the mails that they write in an inquiry. */
  signature: z.string().nullable(),
  /** Subscribed to release news. */
  releaseNews: z.boolean(),
  /** Of which notifications they get mail. */
  mailedTopics: z.array(NoticeTopic),
  /** In which the panel speaks to them; null for that of the browser. */
  language: z.string().nullable(),
  /** How dates and numbers are written for them; null for the company's way. */
  locale: z.string().nullable(),
  /** In which times are shown and entered; null for that of the browser. */
  timeZone: z.string().nullable(),
  roleId: idOf('role'),
});
export type AdminProfile = z.infer<typeof AdminProfile>;

/** The name of the first admin until they enter their own. */
export const unnamedAdmin = { firstname: 'First', lastname: 'Admin' } as const;

const Names = { firstname: text(80), lastname: text(80) };

export const Registration = z.strictObject({
  ...Names,
  email: Email,
  password: Password,
  setupToken: z.string().max(200).optional(),
  /** Administrator by default when an Owner adds the account; otherwise the role of who adds it. */
  roleId: idOf('role').optional(),
});

export const Login = z.strictObject({
  email: Email,
  password: z.string().min(1).max(200),
  /** Of the second factor, where the account has one. */
  code: FactorCode.optional(),
});
export type Login = z.infer<typeof Login>;

/** The role of who calls, and what it allows. */
export const OwnRole = z.object({
  name: z.string(),
  isOwner: z.boolean(),
  permissions: RoleLevels,
  /** The role asks for a second factor that the account lacks: until it has one, the permissions are none. */
  lacksSecondFactor: z.boolean(),
});
export type OwnRole = z.infer<typeof OwnRole>;

export const LoginAnswer = z.object({ token: z.string(), admin: AdminProfile, role: OwnRole });
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** `photo` is the stored name of an image; a file part of that name uploads one. */
export const ProfileUpdate = z.strictObject({
  firstname: Names.firstname.optional(),
  lastname: Names.lastname.optional(),
  /** Another address needs `password`, and takes effect when a link sent to it is opened. */
  email: Email.optional(),
  /** The current password. */
  password: z.string().min(1).max(200).optional(),
  photo: FileName.nullish(),
  phone: PhoneNumber.nullish(),
  signature: text(1000).nullish(),
  releaseNews: z.boolean().optional(),
  mailedTopics: z.array(NoticeTopic).max(NoticeTopic.options.length).optional(),
  language: PanelLanguage.nullish(),
  locale: Locale.nullish(),
  timeZone: TimeZone.nullish(),
});

export const PasswordChange = z.strictObject({
  oldPassword: z.string().min(1).max(200),
  newPassword: Password,
});

const ProfileAnswer = z.object({ admin: AdminProfile });
const Done = single(z.object({ done: z.literal(true) }));

export const adminEndpoints = {
  register: endpoint({
    name: 'admin.register',
    method: 'POST',
    path: registerPath,
    access: 'public',
    needs: { staff: 'edit' },
    cost: 'counted',
    fresh: true,
    body: Registration,
    answer: ProfileAnswer,
    status: 201,
    summary: 'Adds an admin: the first one with the set-up token, all others by an admin',
  }),
  login: endpoint({
    name: 'admin.login',
    method: 'POST',
    path: loginPath,
    access: 'public',
    cost: 'counted',
    needs: 'account',
    body: Login,
    answer: LoginAnswer,
    summary: 'Signs in and answers the bearer token',
  }),
  logout: endpoint({
    name: 'admin.logout',
    method: 'POST',
    path: 'admin/logout',
    access: 'admin',
    needs: 'account',
    answer: Done,
    summary: 'Revokes the token of the call',
  }),
  profile: endpoint({
    name: 'admin.profile',
    method: 'GET',
    path: 'admin/adminprofile',
    access: 'admin',
    needs: 'account',
    answer: ProfileAnswer.extend({ role: OwnRole }),
    summary: 'The profile of who calls, with the role and what it allows',
  }),
  list: endpoint({
    name: 'admin.list',
    method: 'GET',
    path: 'admin/get',
    access: 'admin',
    needs: 'account',
    query: PageQuery.extend({
      search: text(200).optional(),
      roleId: idOf('role').optional(),
      /** For the names in records; only active admins are assigned to new ones. */
      withDeactivated: QueryFlag.default(false),
    }),
    answer: pageOf(AdminProfile),
    summary: 'The admins by name, to assign records to',
  }),
  updateProfile: endpoint({
    name: 'admin.updateProfile',
    method: 'PUT',
    path: 'admin/updateAdminprofile',
    access: 'admin',
    needs: 'account',
    body: ProfileUpdate,
    encoding: 'multipart',
    answer: ProfileAnswer,
    summary: 'Changes the profile of who calls; a file part `photo` becomes the picture',
  }),
  changePassword: endpoint({
    name: 'admin.changePassword',
    method: 'PUT',
    path: 'admin/changePassword',
    access: 'admin',
    needs: 'account',
    body: PasswordChange,
    answer: Done,
    summary: 'Changes the password and revokes all other tokens of the account',
  }),
} as const;
