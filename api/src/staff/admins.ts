import {
  AdminProfile,
  builtInRoles,
  OwnRole,
  type ProfileUpdate,
  type Registration,
} from 'contract/staff';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { Database, Work } from '../db/database';
import { requireImage } from '../file/require-image';
import { journal } from '../repository/journal';
import { containsWords } from '../kernel/contains-text';
import { readPage } from '../repository/one-page';
import type { Page } from '../repository/read';
import { invalidField } from '../kernel/problem';
import { changesBetween, type FieldChange } from '../repository/values';
import { forbidden, type Viewer } from '../kernel/viewer';
import { requireGrantable, usualRole } from '../account/assign-role';
import { effectiveLevels, lacksSecondFactor } from '../account/second-factor-required';
import { adminName } from '../repository/admin-name';
import { fullName } from './full-name';
import type { AdminRow } from '../account/staff-rows';

type NewAdmin = Omit<z.output<typeof Registration>, 'password' | 'setupToken' | 'roleId'>;

interface NewAccount extends NewAdmin {
  /** Null for one that signs in by the identity provider. */
  readonly passwordHash: string | null;
  readonly roleId?: string | undefined;
}

const profileColumns = [
  '_id',
  'firstname',
  'lastname',
  'email',
  'photo',
  'phone',
  'signature',
  'releaseNews',
  'mailedTopics',
  'language',
  'locale',
  'timeZone',
  'roleId',
] as const;

/**
 * Adds an account. Takes the password as a hash, as hashing is too slow for a transaction. Without a role it is an
 * Owner's, an Administrator's where an Owner adds it, or of the viewer's own role.
 */
export async function addAdmin(
  work: Work,
  { passwordHash, roleId: chosen, ...names }: NewAccount,
  viewer: Viewer,
): Promise<AdminProfile> {
  const roleId = chosen ?? usualRole(viewer);
  await requireGrantable(work, roleId, viewer);
  const profile = {
    _id: uuidv7(),
    photo: null,
    phone: null,
    signature: null,
    releaseNews: false,
    mailedTopics: [],
    language: null,
    locale: null,
    timeZone: null,
    roleId,
    ...names,
  };
  const at = new Date().toISOString();
  await work
    .insertInto('admin')
    .values({
      ...profile,
      createdAt: at,
      updatedAt: at,
      version: 1,
      deletedAt: null,
      lastSignInAt: null,
    })
    .execute();
  if (passwordHash !== null) {
    await work.insertInto('adminSecret').values({ adminId: profile._id, passwordHash }).execute();
  }
  const changes = changesBetween({}, { ...names, roleId });
  await journal(journalOf(work, viewer), [{ id: profile._id, action: 'add', version: 1, changes }]);
  return AdminProfile.parse(profile);
}

interface AdminPage {
  readonly roleId?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly withDeactivated: boolean;
}

/** The accounts sorted by name; every word of the search text must occur in the name or address. */
export function listAdmins(
  database: Database,
  { search, roleId, withDeactivated, ...page }: AdminPage,
): Promise<Page> {
  const text = sql`${adminName} || ' ' || admin.email`;
  const found = search === undefined ? sql<boolean>`true` : containsWords(text, search);
  const has = roleId === undefined ? sql<boolean>`true` : sql<boolean>`admin.role_id = ${roleId}`;
  return readPage(database, {
    ...page,
    columns: sql.join(profileColumns.map((column) => sql.ref(`admin.${column}`))),
    from: sql`admin`,
    where: sql<boolean>`(admin.deleted_at is null or ${withDeactivated}) and ${found} and ${has}`,
    orderBy: sql`lower(${adminName}) collate "C", admin._id`,
  });
}

/** @throws ApiProblem `forbidden` when the account no longer exists */
export async function readProfile(
  database: Database | Work,
  adminId: string,
): Promise<AdminProfile> {
  const profile = await living(database, adminId).select(profileColumns).executeTakeFirst();
  if (!profile) throw forbidden();
  return AdminProfile.parse(profile);
}

/** The profile with the role and what it allows, in one statement. @throws ApiProblem `forbidden` as above */
export async function readOwnProfile(
  database: Database,
  adminId: string,
): Promise<{ admin: AdminProfile; role: OwnRole }> {
  const row = await database
    .selectFrom('admin')
    .innerJoin('role', 'role._id', 'admin.roleId')
    .select(profileColumns.map((column) => `admin.${column}` as const))
    .select('role.name')
    .select([effectiveLevels.as('permissions'), lacksSecondFactor.as('lacksSecondFactor')])
    .where('admin._id', '=', adminId)
    .where('admin.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) throw forbidden();
  const isOwner = row.roleId === builtInRoles.owner._id;
  return { admin: AdminProfile.parse(row), role: OwnRole.parse({ ...row, isOwner }) };
}

interface ProfileWrite {
  readonly update: Omit<z.output<typeof ProfileUpdate>, 'password'>;
  /** The names of files uploaded with the request. */
  readonly uploads: readonly string[];
  readonly viewer: Viewer;
}

/** Writes the changed fields, or nothing when none differs. */
export async function updateProfile(
  work: Work,
  adminId: string,
  { update, uploads, viewer }: ProfileWrite,
): Promise<AdminProfile> {
  await living(work, adminId).select('_id').forUpdate().execute();
  const before = await readProfile(work, adminId);
  const given = Object.fromEntries(
    Object.entries(update).filter(([, value]) => value !== undefined),
  );
  const changes = changesBetween(before, given);
  if (changes.length === 0) return before;
  if (update.photo && update.photo !== before.photo)
    await requireUploadedImage(work, update.photo, uploads);
  const changed = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  const version = await raiseVersion(work, adminId, changed);
  await journal(journalOf(work, viewer), [{ id: adminId, action: 'update', version, changes }]);
  return readProfile(work, adminId);
}

/**
 * Replaces the hash, unless it has changed since the old password was checked.
 *
 * @returns whether it was replaced
 */
export async function replacePassword(
  work: Work,
  adminId: string,
  { from, to, viewer }: { readonly from: string; readonly to: string; readonly viewer: Viewer },
): Promise<boolean> {
  const replaced = await work
    .updateTable('adminSecret')
    .set({ passwordHash: to })
    .where('adminId', '=', adminId)
    .where('passwordHash', '=', from)
    .returning('adminId')
    .executeTakeFirst();
  if (!replaced) return false;
  await noteChange(work, adminId, { viewer, changes: [newPasswordChange] });
  return true;
}

/** Sets a password whose former one is not known, or the first one: by a link. */
export async function setPassword(
  work: Work,
  adminId: string,
  { passwordHash, viewer }: { readonly passwordHash: string; readonly viewer: Viewer },
): Promise<void> {
  await work
    .insertInto('adminSecret')
    .values({ adminId, passwordHash })
    .onConflict((conflict) => conflict.column('adminId').doUpdateSet({ passwordHash }))
    .execute();
  await noteChange(work, adminId, { viewer, changes: [newPasswordChange] });
}

/** The audit says that it changed, and nothing of what it is. */
const newPasswordChange = { field: 'password', from: null, to: null };

interface AccountChange {
  readonly viewer: Viewer;
  readonly changes: readonly FieldChange[];
  /** Columns written with it. */
  readonly columns?: Partial<AdminRow>;
}

/** Writes columns of an account with a new version, and the change to its history. */
export async function noteChange(
  work: Work,
  adminId: string,
  { viewer, changes, columns = {} }: AccountChange,
): Promise<void> {
  const version = await raiseVersion(work, adminId, columns);
  await journal(journalOf(work, viewer), [{ id: adminId, action: 'update', version, changes }]);
}

/** The active account with this email, in lower case; undefined when there is none. */
export async function findAccount(
  database: Database | Work,
  email: string,
): Promise<{ adminId: string; name: string; roleId: string } | undefined> {
  const found = await database
    .selectFrom('admin')
    .select(['_id', 'firstname', 'lastname', 'roleId'])
    .where((row) => row(row.fn('lower', ['email']), '=', email))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found && { adminId: found._id, name: fullName(found), roleId: found.roleId };
}

async function raiseVersion(work: Work, adminId: string, changed: object): Promise<number> {
  const { version } = await work
    .updateTable('admin')
    .set((row) => ({
      ...changed,
      updatedAt: new Date().toISOString(),
      version: row('version', '+', 1),
    }))
    .where('_id', '=', adminId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

function living(database: Database | Work, adminId: string) {
  return database.selectFrom('admin').where('_id', '=', adminId).where('deletedAt', 'is', null);
}

function journalOf(work: Work, viewer: Viewer) {
  return { work, resource: 'admin', viewer };
}

/**
 * Photos are public, so only a newly uploaded image may become one, not another stored image such as a customer's
 * logo.
 */
async function requireUploadedImage(
  work: Work,
  name: string,
  uploads: readonly string[],
): Promise<void> {
  if (!uploads.includes(name)) throw invalidField('photo', 'Send the picture itself');
  await requireImage(work, 'photo', name);
}
