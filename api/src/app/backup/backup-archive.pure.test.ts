import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readArchive, writeArchive } from './backup-archive';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  path = join(folder, 'one.backup');
});
afterEach(() => rm(folder, { recursive: true }));

const keys = [
  { kind: 'plain', key: undefined },
  { kind: 'encrypted', key: randomBytes(32) },
];
const large = randomBytes(200_000);

async function write(key: Uint8Array | undefined): Promise<string> {
  return writeArchive({ path, key }, async (archive) => {
    await archive.add('first.json', Buffer.from('{}'));
    return archive.addStream('files/large', { stream: Readable.from([large]), size: large.length });
  });
}

async function read(key: Uint8Array | undefined) {
  const entries = [];
  for await (const entry of readArchive(path, key)) entries.push(entry);
  return entries;
}

it.each(keys)(
  'a $kind archive comes back, and one that is cut off or changed does not',
  async ({ key }) => {
    expect(await write(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(await read(key)).toEqual([
      { name: 'first.json', bytes: Buffer.from('{}') },
      { name: 'files/large', bytes: large },
    ]);
    const bytes = await readFile(path);
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    const lengths = [bytes.length - 1, bytes.length - 65_552, bytes.length >> 1, 20, 0];
    for (const wrong of [changed, ...lengths.map((length) => bytes.subarray(0, length))]) {
      await writeFile(path, wrong);
      await expect(read(key)).rejects.toThrow(
        /no whole backup|cannot be decrypted|is not encrypted/,
      );
    }
  },
);

it('an encrypted archive needs its key, and shows nothing of what it has', async () => {
  const key = randomBytes(32);
  await write(key);
  expect((await readFile(path)).includes('first.json')).toBe(false);
  await expect(read(undefined)).rejects.toThrow('Give BACKUP_KEY');
  await expect(read(randomBytes(32))).rejects.toThrow('BACKUP_KEY is another one');
});

it('an archive that fails leaves nothing', async () => {
  const failing = writeArchive({ path, key: undefined }, async (archive) => {
    await archive.add('first.json', Buffer.from('{}'));
    throw new Error('No database');
  });
  await expect(failing).rejects.toThrow('No database');
  expect(await readdir(folder)).toEqual([]);
});

it('a path that is no file to read is named, with what to give instead', async () => {
  await expect(read(undefined)).rejects.toThrow(
    `There is no file ${path}. Name a backup: chemical-trading-….backup`,
  );
  path = folder;
  await expect(read(undefined)).rejects.toThrow('is a folder. Name a backup in it');
});
