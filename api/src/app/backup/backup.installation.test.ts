import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage } from '../../storage/open-storage';
import { openServices } from '../open-services';
import { backUpInstallation } from './back-up-installation';
import { describeBackup } from './describe-backup.fixture';
import { addFile, type Installations, openInstallations } from './installation.fixture';
import { restoreInstallation } from './restore-installation';

jest.setTimeout(240_000);

let installations: Installations;
beforeAll(async () => {
  installations = await openInstallations();
});
afterAll(() => installations.remove());

const report = () => undefined;
const BACKUP_KEY = randomBytes(32).toString('base64');

describeBackup({ engine: 'embedded', isVerified: true, installations: () => installations });
describeBackup({ engine: 'server', isVerified: false, installations: () => installations });

it('a lost file is counted, and a backup that fails leaves nothing', async () => {
  const env = installations.envOf('files');
  const services = await openServices(env);
  const [kept, lost] = [await addFile(services, 'kept'), await addFile(services, 'lost')];
  await openStorage(env).remove(lost.name);
  await services.close();
  const folder = join(installations.folder, 'file-backups');
  const unreachable = { ...env, DATABASE_URL: 'postgres://localhost:1/nothing' };
  await expect(
    backUpInstallation({ env: unreachable, folder, isVerified: false, report }),
  ).rejects.toThrow('No connection');
  expect(await readdir(folder)).toEqual([]);

  const { path, counts } = await backUpInstallation({ env, folder, isVerified: false, report });
  expect(counts).toMatchObject({ files: 1, missing: 1 });
  const target = installations.envOf('files-restored');
  const keyed = { ...target, BACKUP_KEY };
  await expect(restoreInstallation({ env: keyed, path, report })).rejects.toThrow('not encrypted');
  await expect(restoreInstallation({ env: target, path: folder, report })).rejects.toThrow(
    'is a folder',
  );
  await restoreInstallation({ env: target, path, report });
  const restored = await openServices(target);
  expect(await restored.files.find(kept.name)).toMatchObject({ size: kept.size });
  expect(await openStorage(target).open(lost.name)).toBeUndefined();
  await restored.close();
  await rm(folder, { recursive: true });
});
