import { closeServices, openServices } from 'api/open-services';
import { readEnv } from 'api/env';
import { vacuumTables } from 'api/maintenance';
import { postmasterOf } from '../database-client';
import type { Substance } from '../inventory';
import { loadChemicals } from '../load-chemicals';

/**
 * Loads the substances into the product's database on a PostgreSQL server unless it has them.
 *
 * @returns the process id of the database server, which must run on this machine
 */
export async function loadOnce(
  inventory: readonly Substance[],
  { url, folder, secret }: Record<'url' | 'folder' | 'secret', string>,
): Promise<number> {
  const services = await openServices(
    readEnv({ DATABASE_URL: url, DATA_DIR: folder, JWT_SECRET: secret, MAILBOX_PORT: '0' }),
  );
  const client = await services.pool.connect();
  try {
    const { rows } = await client.query('select count(*) as total from chemical', []);
    if (Number(Object(rows[0]).total) < inventory.length) {
      await loadChemicals(services, inventory);
      await vacuumTables(services.database);
    }
  } finally {
    client.release();
    await closeServices(services);
  }
  return postmasterOf(url);
}
