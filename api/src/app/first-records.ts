import { builtInRoles } from 'contract/staff';
import { sql } from 'kysely';
import { commonUnits } from '../catalog/common-units';
import { unitTable } from '../catalog/unit.table';
import { defaultMetas } from '../content/meta/default-metas';
import { metaTable } from '../content/meta/meta.table';
import type { Work } from '../db/database';
import { isUntouched } from '../db/is-untouched';
import { requireSecondPerson } from '../release/settings';
import { inTransaction } from '../repository/in-transaction';
import { unwrapAll } from '../repository/write';
import { updateManyWithin } from '../repository/write-batch';
import { roleTable } from '../staff/role/role.table';
import { seedWriter } from './seed';
import type { Services } from '../kernel/services';
import { system } from '../kernel/viewer';

/**
 * Adds the titles of the site's pages and the common units to an empty installation, as records that staff can change,
 * and switches the safeguards of one in production on: Owners need a second factor, releases a second person. In an
 * installation with data, what is missing is missing on purpose.
 */
export async function addFirstRecords(services: Services): Promise<void> {
  const { database } = services;
  if (!(await isUntouched(database))) return;
  await inTransaction(database, async (work) => {
    // Several processes may start at once.
    await sql`lock table meta in share row exclusive mode`.execute(work);
    if (!(await isUntouched(work))) return;
    const writer = seedWriter(work, services);
    await writer.add(
      metaTable.resource,
      defaultMetas.map((input) => ({ input })),
    );
    await writer.add(
      unitTable.resource,
      commonUnits.map((input) => ({ input: { ...input } })),
    );
    if (services.env.NODE_ENV === 'production') await addSafeguards(work, services);
  });
}

async function addSafeguards(work: Work, { database, tables }: Services): Promise<void> {
  const context = { database, tables, table: roleTable, viewer: system };
  const owner = { id: builtInRoles.owner._id, fields: { requiresSecondFactor: true } };
  unwrapAll(await updateManyWithin(work, context, [owner]));
  await requireSecondPerson(work);
}
