import {
  CheckedNotice,
  isNewerVersion,
  NewerVersion,
  type VersionNotice,
} from 'contract/operation';
import type { z } from 'zod';
import type { Database, Work } from '../../db/database';
import { readSetting, writeSetting } from '../../db/settings';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import type { BuildInfo } from '../../process/build-info';
import { inTransaction } from '../../repository/in-transaction';
import { journal } from '../../repository/journal';
import { fetchNewest } from './fetch-newest';

const settingKey = 'operation.version-notice';

/** The audit needs an id for each record: this one is that of the notice. */
const noticeId = '01920000-0000-7000-8000-000000000213';

const Stored = CheckedNotice.extend({ newest: NewerVersion.nullable() });
type Stored = z.infer<typeof Stored>;

const none: Stored = { url: null, checkedAt: null, problem: null, newest: null };

async function readStored(database: Database | Work): Promise<Stored> {
  return Stored.safeParse(await readSetting(database, settingKey)).data ?? none;
}

export async function readNotice(database: Database): Promise<CheckedNotice> {
  const { url, checkedAt, problem } = await readStored(database);
  return { url, checkedAt, problem };
}

/** The newest version that is known, where it comes after the one that runs. */
export async function newerThan(
  database: Database,
  { version }: BuildInfo,
): Promise<NewerVersion | null> {
  const { newest } = await readStored(database);
  return newest !== null && isNewerVersion(newest.version, version) ? newest : null;
}

/** Changes where it is asked, and asks there at once. */
export async function writeNotice(
  { database }: Pick<Services, 'database'>,
  { url }: VersionNotice,
  viewer: Viewer,
): Promise<CheckedNotice> {
  await inTransaction(database, async (work) => {
    const former = await readStored(work);
    if (former.url === url) return;
    await writeSetting(work, settingKey, { ...none, url });
    const changes = [{ field: 'url', from: former.url, to: url }];
    const entry = { id: noticeId, action: 'update', version: 1, changes } as const;
    await journal({ work, resource: 'versionNotice', viewer }, [entry]);
  });
  await checkVersion(database);
  return readNotice(database);
}

const day = 24 * 3_600_000;

/** Asks for the newest version when that was not done for a day, by whichever process comes first. */
export async function checkVersionDaily(database: Database): Promise<void> {
  const { url, checkedAt } = await readStored(database);
  const isDue = checkedAt === null || Date.now() - Date.parse(checkedAt) >= day;
  if (url !== null && isDue) await checkVersion(database);
}

async function checkVersion(database: Database): Promise<void> {
  const { url, newest } = await readStored(database);
  if (url === null) return;
  // Before the question: other processes then ask no more today.
  const asked: Stored = { url, newest, checkedAt: new Date().toISOString(), problem: null };
  await writeSetting(database, settingKey, asked);
  const found = await fetchNewest(url);
  await inTransaction(database, async (work) => {
    // Somebody may have changed the address meanwhile.
    if ((await readStored(work)).url !== url) return;
    await writeSetting(work, settingKey, { ...asked, ...found });
  });
}
