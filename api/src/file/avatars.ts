import type { Database } from '../db/database';

/** Whether the image is an admin's photo, which the panel shows without a bearer token. */
export async function isAvatar(database: Database, name: string): Promise<boolean> {
  const admin = await database
    .selectFrom('admin')
    .select('_id')
    .where('photo', '=', name)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/** Whether the image is a logo of the company. */
export async function isCompanyLogo(database: Database, name: string): Promise<boolean> {
  const logo = await database
    .selectFrom('companyLogo')
    .select('_id')
    .where('image', '=', name)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return logo !== undefined;
}
