import type { ReleaseSettings } from 'contract/release';
import type { Database, Work } from '../db/database';
import { readSetting, writeSetting } from '../db/settings';
import { ApiProblem } from '../kernel/problem';
import { announce, journal } from '../repository/journal';
import { inTransaction } from '../repository/in-transaction';
import { waitForTurn } from './remote-state';
import { actorName } from './release-events';
import { requireStaff, type Viewer } from '../kernel/viewer';

export const secondPersonSetting = 'release.needs-second-person';

/** The audit needs an id for each record: all settings share this one. */
const settingsId = '01920000-0000-7000-8000-000000000041';

export async function readReleaseSettings(database: Database | Work): Promise<ReleaseSettings> {
  return { needsSecondPerson: (await readSetting(database, secondPersonSetting)) === true };
}

/** Requires a second person from the first day of an installation on. */
export function requireSecondPerson(work: Work): Promise<void> {
  return writeSetting(work, secondPersonSetting, true);
}

/** @throws ApiProblem `in-use` when no other admin could be the second person */
export function writeReleaseSettings(
  database: Database,
  { needsSecondPerson }: ReleaseSettings,
  viewer: Viewer,
): Promise<void> {
  requireStaff(viewer);
  return inTransaction(database, async (work) => {
    await waitForTurn(work);
    const before = await readReleaseSettings(work);
    if (before.needsSecondPerson === needsSecondPerson) return;
    if (needsSecondPerson) await requireTwoAdmins(work);
    await writeSetting(work, secondPersonSetting, needsSecondPerson);
    const changes = [
      { field: 'needsSecondPerson', from: before.needsSecondPerson, to: needsSecondPerson },
    ];
    const entry = { id: settingsId, action: 'update', version: 1, changes } as const;
    await journal({ work, resource: 'releaseSettings', viewer }, [entry]);
    const by = await actorName(work, viewer);
    await announce(work, 'release.settings', { by, needsSecondPerson });
  });
}

async function requireTwoAdmins(work: Work): Promise<void> {
  const admins = await work
    .selectFrom('admin')
    .select('_id')
    .where('deletedAt', 'is', null)
    .limit(2)
    .execute();
  if (admins.length > 1) return;
  const detail = 'There is only one admin account, so nobody else could activate a version.';
  throw new ApiProblem('in-use', detail);
}
