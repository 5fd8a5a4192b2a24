import type { Services } from '../../core/services';
import type { Database, Work } from '../../db/database';

/** What reading or writing a second factor needs. */
export type FactorServices = Pick<Services, 'database' | 'secretBox'>;

/** The second factor of an account; undefined when it is not on. */
export function confirmedFactor(database: Database | Work, adminId: string) {
  return database
    .selectFrom('secondFactor')
    .select(['secretBox', 'confirmedAt'])
    .where('adminId', '=', adminId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
}

/** The owner that an encrypted secret belongs to. */
export function secretOwner(adminId: string): string {
  return `second factor of ${adminId}`;
}
