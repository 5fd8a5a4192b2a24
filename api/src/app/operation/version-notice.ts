import {
  CheckedNotice,
  isNewerVersion,
  NewerVersion,
  type VersionNotice,
} from 'contract/operation';
import type { z } from 'zod';
import type { Database, Work } from '../../db/database';
import { lockSetting, readSetting, writeSetting } from '../../db/settings';
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
    await lockSetting(work, settingKey);
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
export function checkVersionDaily(database: Database): Promise<void> {
  return checkVersion(
    database,
    ({ checkedAt }) => checkedAt === null || Date.now() - Date.parse(checkedAt) >= day,
  );
}

async function checkVersion(
  database: Database,
  isDue: (stored: Stored) => boolean = () => true,
): Promise<void> {
  const asked = await claimQuestion(database, isDue);
  if (asked === undefined) return;
  const found = await fetchNewest(asked.url);
  await inTransaction(database, async (work) => {
    await lockSetting(work, settingKey);
    // Somebody may have changed the address meanwhile.
    if ((await readStored(work)).url !== asked.url) return;
    await writeSetting(work, settingKey, { ...asked, ...found });
  });
}

/** Notes that the question is asked, so that no other process asks it; undefined where there is none. */
async function claimQuestion(database: Database, isDue: (stored: Stored) => boolean) {
  return inTransaction(database, async (work) => {
    await lockSetting(work, settingKey);
    const stored = await readStored(work);
    const { url } = stored;
    if (url === null || !isDue(stored)) return undefined;
    const asked = { ...stored, url, checkedAt: new Date().toISOString(), problem: null };
    await writeSetting(work, settingKey, asked);
    return asked;
  });
}
