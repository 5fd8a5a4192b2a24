import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional, required } from '../field';
import { idOf } from '../id';
import { freshWrites, namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { text } from '../text';
import { BuiltInRole } from './built-in-roles';
import { levelEverywhere, levels } from './permission';

const Level = z.enum(levels);

/** A level for each area. */
export const RoleLevels = z.strictObject({
  chemicals: Level,
  suppliers: Level,
  purchaseFacts: Level,
  customers: Level,
  inquiries: Level,
  /** None when left out: roles and keys of before have no such area. */
  orders: Level.default('none'),
  email: Level,
  /** None when left out, like orders. */
  mailboxes: Level.default('none'),
  website: Level,
  /** None when left out, like orders. */
  applications: Level.default('none'),
  staff: Level,
  releases: Level,
  settings: Level,
});

/** A domain in lower case: `example.com`. */
export const EmailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'A domain such as example.com');

/**
 * What the people who have it may do. Of built-in roles the second factor and the domains alone can be changed; others
 * begin as a copy of one.
 */
export const roles = defineResource({
  name: 'role',
  label: { one: 'role', many: 'roles' },
  area: 'staff',
  personalData: 'none',
  paths: freshWrites(
    namedPaths({
      list: 'role/get',
      get: 'role/getById',
      add: 'role/add',
      update: 'role/update',
      remove: 'role/delete',
    }),
  ),
  fields: {
    name: required(text(60)),
    description: optional(text(300)),
    levels: defaulted(RoleLevels, levelEverywhere('none')),
    /** Who has the role can only work once they have a second factor. */
    requiresSecondFactor: defaulted(z.boolean(), false),
    /** Who signs in with the identity provider for the first time, with a verified email of these domains, gets the role. */
    emailDomains: defaulted(z.array(EmailDomain).max(20), []),
    /** Null for the company's own roles. */
    builtIn: computed(BuiltInRole.nullable()),
    /** The number of accounts that have it. */
    holders: computed(z.int().min(0)),
  },
  title: 'name',
  search: ['name', 'description'],
  sorts: ['name', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
});

export const Role = roles.entity;
export type Role = z.infer<typeof Role>;

/** A person who may give permissions. */
export const Grantor = z.object({ _id: idOf('admin'), name: z.string(), role: z.string() });
export type Grantor = z.infer<typeof Grantor>;

export const roleEndpoints = {
  assign: endpoint({
    name: 'role.assign',
    method: 'PUT',
    path: 'role/assign',
    access: 'admin',
    needs: { staff: 'edit' },
    fresh: true,
    body: z.strictObject({ adminId: idOf('admin'), roleId: idOf('role') }),
    answer: single(z.object({ adminId: idOf('admin'), roleId: idOf('role') })),
    summary:
      'Gives an account a role, at once; neither the own account, nor more than the caller holds, nor the last Owner’s',
  }),
  grantors: endpoint({
    name: 'role.grantors',
    method: 'GET',
    path: 'role/getGrantors',
    access: 'admin',
    needs: 'account',
    answer: single(z.array(Grantor)),
    summary: 'At most five Owners and Administrators, who may give permissions',
  }),
} as const;
