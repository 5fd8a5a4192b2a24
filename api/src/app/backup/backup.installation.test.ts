import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage } from '../../storage/open-storage';
import { openServices } from '../open-services';
import { backUpInstallation } from './back-up-installation';
import { readArchive, writeArchive } from './backup-archive';
import { contentsName, filePrefix, manifestName } from './backup-contents';
import { describeBackup } from './describe-backup.fixture';
import { filesFolder, readCopy } from './file-copies';
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
  expect(await readdir(folder, { recursive: true })).toEqual(['files']);

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
});

it('each file is copied once, and a copy stays as long as a backup names it', async () => {
  const folder = join(installations.folder, 'copies');
  const env = installations.envOf('with-files', { BACKUP_FOLDER: folder, BACKUP_KEEP: '1' });
  const services = await openServices(env);
  const [first, second] = [await addFile(services, 'first'), await addFile(services, 'second')];
  const copies = async () => (await readdir(filesFolder(folder))).toSorted();
  const backUp = () =>
    backUpInstallation({
      env,
      folder,
      isVerified: true,
      report,
      withDatabase: (work) => work(services.pool),
    });
  const { path: former } = await backUp();
  expect(await copies()).toEqual([first.name, second.name].toSorted());
  await writeFile(join(filesFolder(folder), first.name), 'spoilt');
  await expect(backUp()).rejects.toThrow(`${first.name} is no whole backup`);
  await rm(join(filesFolder(folder), first.name));
  const target = installations.envOf('without-a-copy');
  await expect(restoreInstallation({ env: target, path: former, report })).rejects.toThrow(
    `no file ${join(filesFolder(folder), first.name)}`,
  );

  const third = await addFile(services, 'third');
  await services.files.remove(second);
  const { ino } = await stat(join(filesFolder(folder), second.name));
  await backUp();
  // The one that was not verified still names it.
  expect(await copies()).toEqual([first.name, second.name, third.name].toSorted());
  expect((await stat(join(filesFolder(folder), second.name))).ino).toBe(ino);
  for (const name of await readdir(folder))
    if (name.endsWith('.backup') && !(await isVerified(folder, name))) await rm(join(folder, name));
  await backUp();
  expect(await copies()).toEqual([first.name, third.name].toSorted());
  await services.close();
});

const isVerified = async (folder: string, name: string) =>
  (await readdir(folder)).includes(`${name}.verified`);

it('a backup of the first format, which has its files in the archive, is restored', async () => {
  const env = installations.envOf('first-format');
  const services = await openServices(env);
  const file = await addFile(services, 'packed');
  await services.close();
  const folder = join(installations.folder, 'first-format-backups');
  const { path } = await backUpInstallation({ env, folder, isVerified: false, report });
  const bytes = await readCopy({ folder: filesFolder(folder), key: undefined }, file.name);
  const packed = join(folder, 'packed.backup');
  await writeArchive({ path: packed, key: undefined }, async (archive) => {
    for await (const entry of readArchive(path, undefined)) {
      const isManifest = entry.name === manifestName;
      if (entry.name === contentsName) await archive.add(`${filePrefix}${file.name}`, bytes);
      const text = String(entry.bytes);
      const [from, to] = isManifest
        ? ['"format":2', '"format":1']
        : [`{"name":"${file.name}"}`, `{"name":"${file.name}","sha256":"${sumOf(bytes)}"}`];
      await archive.add(entry.name, Buffer.from(text.replace(from, to)));
    }
  });
  await rm(filesFolder(folder), { recursive: true });
  const target = installations.envOf('first-format-restored');
  expect(await restoreInstallation({ env: target, path: packed, report })).toMatchObject({
    files: 1,
  });
  const restored = await openServices(target);
  expect(await restored.files.find(file.name)).toMatchObject({ size: file.size });
  await restored.close();
});

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
