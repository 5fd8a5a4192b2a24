import { Maintenance } from 'contract/operation';
import type { Database, Work } from '../../db/database';
import { lockSetting, readSetting, writeSetting } from '../../db/settings';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { journal } from '../../repository/journal';

/** Seconds after which a visitor may try again. */
export const maintenanceRetry = 300;

const settingKey = 'operation.maintenance';

/** The audit needs an id for each record: this one is that of the mode. */
const maintenanceId = '01920000-0000-7000-8000-000000000212';

export async function readMaintenance(database: Database | Work): Promise<Maintenance | null> {
  return Maintenance.safeParse(await readSetting(database, settingKey)).data ?? null;
}

/** The same, cached in this process until it changes in any. */
export function readCachedMaintenance({
  database,
  responseCache,
}: Pick<Services, 'database' | 'responseCache'>): Promise<Maintenance | null> {
  const cached = { key: 'operation.maintenance', tags: ['maintenance'] as const };
  return responseCache.answer(cached, () => readMaintenance(database));
}

type Writers = Pick<Services, 'database' | 'responseCache'>;

/**
 * Begins maintenance, changes its text, or ends it.
 *
 * @param text - null ends it
 */
export async function changeMaintenance(
  { database, responseCache }: Writers,
  text: string | null,
  viewer: Viewer,
): Promise<Maintenance | null> {
  const changed = await inTransaction(database, async (work) => {
    await lockSetting(work, settingKey);
    const former = await readMaintenance(work);
    if ((former?.text ?? null) === text) return former;
    const since = former?.since ?? new Date().toISOString();
    const maintenance = text === null ? null : { text, since };
    await writeSetting(work, settingKey, maintenance);
    const changes = [{ field: 'text', from: former?.text ?? null, to: text }];
    const entry = { id: maintenanceId, action: 'update', version: 1, changes } as const;
    await journal({ work, resource: 'maintenance', viewer }, [entry]);
    return maintenance;
  });
  responseCache.invalidate('maintenance');
  return changed;
}
