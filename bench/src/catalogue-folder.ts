import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCompany } from 'demo-company';
import { readEnv } from 'api/env';
import { ensureFirstAdmin } from 'api/first-admin';
import { closeServices, openServices } from 'api/open-services';
import { vacuumTables } from 'api/maintenance';
import type { Substance } from './inventory';
import { loadChemicals } from './load-chemicals';
import { account } from './running-gateway';

/**
 * A data folder with the demo company and all substances of the inventory. Cached in the system's temporary folder, as
 * loading takes minutes.
 */
export async function catalogueFolder(substances: readonly Substance[]): Promise<string> {
  const folder = join(tmpdir(), `chemical-trading-bench-${substances.length}`);
  const mark = join(folder, 'loaded');
  if (existsSync(mark)) return folder;
  await rm(folder, { recursive: true, force: true });
  await load(folder, substances);
  await writeFile(mark, '');
  return folder;
}

async function load(folder: string, substances: readonly Substance[]): Promise<void> {
  const env = readEnv({
    DATA_DIR: folder,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    MAILBOX_PORT: '0',
    LOG_LEVEL: 'warn',
  });
  const services = await openServices(env);
  try {
    await ensureFirstAdmin(services);
    await demoCompany.load(services);
    const { rows, fill } = await loadChemicals(services, substances);
    await vacuumTables(services.database);
    console.log(
      `${substances.length} chemicals loaded in ${rows.toFixed(0)} s, indexed for search in ${fill.toFixed(0)} s`,
    );
  } finally {
    await closeServices(services);
  }
}
