import { levelEverywhere, type Permissions } from 'contract/staff';
import { sql } from 'kysely';
import type { Database, Work } from '../db/database';

/** Of a statement that reads `admin`: whether the account has a second factor. */
export const hasFactor = sql<boolean>`(exists (
  select from second_factor as factor
  where factor.admin_id = admin._id and factor.confirmed_at is not null) or exists (
  select from passkey where passkey.admin_id = admin._id))`;

/** Of a statement that reads `admin` and `role`: whether the role asks for a second factor that the account lacks. */
export const lacksSecondFactor = sql<boolean>`(role.requires_second_factor and not ${hasFactor})`;

/** Of such a statement: what the account may do now, which is nothing while it lacks the second factor. */
export const effectiveLevels = sql<Permissions>`case when ${lacksSecondFactor}
  then ${JSON.stringify(levelEverywhere('none'))}::jsonb else role.levels end`;

/** Whether the role of the account asks for a second factor. */
export async function secondFactorRequired(
  database: Database | Work,
  adminId: string,
): Promise<boolean> {
  const role = await database
    .selectFrom('admin')
    .innerJoin('role', 'role._id', 'admin.roleId')
    .select('role.requiresSecondFactor')
    .where('admin._id', '=', adminId)
    .executeTakeFirst();
  return role?.requiresSecondFactor === true;
}
