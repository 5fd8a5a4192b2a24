import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startTestBucket } from '../../testing/test-bucket';
import { openBackupBucket } from './backup-bucket';
import { copyToBucket, fetchFromBucket, pendingCopies } from './copy-to-bucket';

const service = startTestBucket();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'off-site-'));
  service.behave('working');
  service.objects.clear();
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => service.close());

/** Bytes of a part; a service takes larger ones. */
const partSize = 10;

async function open() {
  const address = {
    endpoint: await service.address(),
    region: 'eu-central-1',
    bucket: 'kept',
    folder: 'shop/',
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
  };
  return { backups: folder, bucket: openBackupBucket(address, partSize) };
}

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** What the bucket has, by its path. */
const kept = () =>
  Object.fromEntries([...service.objects].map(([key, bytes]) => [key, String(bytes)]));

const first = {
  'chemical-trading-2026-11-29T02-30-00Z.backup': 'a backup of more bytes than one part has',
  'chemical-trading-2026-11-29T02-30-00Z.backup.verified': '{}',
  'files/0192.pdf': 'a file',
  'recovery/2026-11-29T02-30-00Z/000000010000000000000001': 'log',
};

const underFolder = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`/kept/shop/${path}`, text]));

it('sends each file once, large ones in parts and files before the backup that names them, and no draft', async () => {
  await write({ ...first, 'files/0193.pdf.1.draft': 'half' });
  const copying = await open();
  expect(await copyToBucket(copying)).toBe(4);
  expect(kept()).toEqual(underFolder(first));
  expect(service.calls.at(0)?.url).toBe('/kept/shop/files/0192.pdf');
  const before = service.calls.length;
  expect(await copyToBucket(copying)).toBe(0);
  expect(service.calls).toHaveLength(before);
});

it('removes what the folder removed, and nothing that another folder sent', async () => {
  await write(first);
  const copying = await open();
  await copyToBucket(copying);
  service.objects.set('/kept/shop/files/0001.pdf', Buffer.from('of the disk that was lost'));
  await rm(join(folder, 'recovery'), { recursive: true });
  await copyToBucket(copying);
  expect(Object.keys(kept())).toEqual([
    '/kept/shop/files/0192.pdf',
    '/kept/shop/chemical-trading-2026-11-29T02-30-00Z.backup',
    '/kept/shop/chemical-trading-2026-11-29T02-30-00Z.backup.verified',
    '/kept/shop/files/0001.pdf',
  ]);
  // The journal went with the folder.
  await rm(folder, { recursive: true });
  await write({ 'files/0194.pdf': 'new' });
  await copyToBucket(copying);
  expect(Object.keys(kept())).toHaveLength(5);
});

it('goes on after a failure and after a kill in the middle of a line', async () => {
  await write(first);
  const copying = await open();
  service.behave('refusing');
  await expect(copyToBucket(copying)).rejects.toThrow('answered 403');
  service.behave('working');
  await copyToBucket(copying);
  const journal = join(folder, 'bucket.journal');
  const text = await readFile(journal, 'utf8');
  await writeFile(journal, text.slice(0, -5));
  expect(await copyToBucket(copying)).toBe(1);
  await copyToBucket(copying);
  expect(kept()).toEqual(underFolder(first));
});

it('sends a file again where the process was killed before it noted that it was sent', async () => {
  await write(first);
  const { backups, bucket } = await open();
  const killed = {
    ...bucket,
    async put(path: string, source: string) {
      await bucket.put(path, source);
      throw new Error('killed');
    },
  };
  await expect(copyToBucket({ backups, bucket: killed })).rejects.toThrow('killed');
  expect(service.objects.size).toBe(1);
  expect((await pendingCopies(backups)).unsent).toHaveLength(4);
  expect(await copyToBucket({ backups, bucket })).toBe(4);
  expect(kept()).toEqual(underFolder(first));
  expect(await pendingCopies(backups)).toEqual({ unsent: [], removed: [] });
});

it('fetches all of it into an empty folder, which goes on from there, and no path that leads out', async () => {
  await write(first);
  const copying = await open();
  await copyToBucket(copying);
  for (const path of ['../evil', 'files/../../evil', '/etc/evil', 'a b', 'bucket.journal'])
    service.objects.set(`/kept/shop/${path}`, Buffer.from('evil'));
  service.objects.set('/kept/other/files/0192.pdf', Buffer.from('of another installation'));
  await rm(folder, { recursive: true });
  expect(await fetchFromBucket(copying)).toBe(4);
  for (const [path, text] of Object.entries(first))
    expect(await readFile(join(folder, path), 'utf8')).toBe(text);
  expect(await fetchFromBucket(copying)).toBe(0);
  expect(await copyToBucket(copying)).toBe(0);
});
