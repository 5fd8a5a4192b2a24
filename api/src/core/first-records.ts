import { sql } from 'kysely';
import { commonUnits } from '../catalog/common-units';
import { unitTable } from '../catalog/unit.table';
import { defaultMetas } from '../content/meta/default-metas';
import { metaTable } from '../content/meta/meta.table';
import { isUntouched } from '../db/is-untouched';
import { inTransaction } from '../repository/in-transaction';
import { seedWriter } from './seed';
import type { Services } from './services';

/**
 * Adds the titles of the site's pages and the common units to an empty installation, as records that staff can change.
 * In an installation with data, what is missing is missing on purpose.
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
  });
}
