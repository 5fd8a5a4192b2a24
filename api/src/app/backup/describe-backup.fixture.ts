import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { RemoteId } from 'contract/release';
import { addRelease } from '../../testing/add-release';
import { openServices } from '../open-services';
import type { Services } from '../../kernel/services';
import { backUpInstallation } from './back-up-installation';
import { addFile, addUnit, type Installations, symbols } from './installation.fixture';
import { restoreInstallation } from './restore-installation';

const report = () => undefined;
const release = { remote: RemoteId.parse('mfe-orders'), version: '1.0.0' };

interface DescribedBackup {
  readonly engine: 'embedded' | 'server';
  readonly isVerified: boolean;
  /** Known once the suite runs. */
  readonly installations: () => Installations;
}

/** An installation is backed up while it is written to, and restored. */
export function describeBackup({ engine, isVerified, installations: all }: DescribedBackup): void {
  const BACKUP_KEY = randomBytes(32).toString('base64');

  async function settingsOf(name: string): Promise<Record<string, string>> {
    if (engine !== 'server') return { BACKUP_KEY };
    return { DATABASE_URL: await all().newDatabase(name), BACKUP_KEY };
  }

  it(`an installation on ${engine} that is backed up while it is written to has its records and files of one moment when it is restored`, async () => {
    const installations = all();
    const env = installations.envOf(engine, await settingsOf('first'));
    const services = await openServices(env);
    await addRelease(services, { id: release.remote, version: release.version });
    const box = services.secretBox.seal('a password', 'its owner');
    const writing = startWriting(services);
    while (writing.written() < 20) await pause(10);
    const backups = join(installations.folder, `${engine}-backups`);
    const before = writing.written();
    const made = await backUpInstallation({ env, folder: backups, isVerified, report });
    const after = writing.written();
    await writing.stop();
    expect(after).toBeGreaterThan(before);
    await services.close();

    const name = made.path.slice(backups.length + 1);
    const mark = isVerified ? [`${name}.verified`] : [];
    expect((await readdir(backups)).toSorted()).toEqual([name, ...mark, 'files']);
    expect((await stat(made.path)).mode & 0o777).toBe(0o600);
    expect((await readdir(env.DATA_DIR)).filter((each) => /ing-/.test(each))).toEqual([]);
    await expect(restoreInstallation({ env, path: made.path, report })).rejects.toThrow('already');

    const target = installations.envOf(`${engine}-restored`, await settingsOf('second'));
    const restore = { env: target, path: made.path, report };
    expect(await restoreInstallation(restore)).toEqual(made.counts);
    const restored = await openServices(target);
    const units = await symbols(restored);
    expect(units.length).toBeGreaterThanOrEqual(before);
    expect(units.length).toBeLessThanOrEqual(after + 1);
    // All writes up to one moment, and none after it: the last file may be ahead of its unit, or about to be removed.
    expect(units.at(-1)).toBe(`u${String(units.length - 1).padStart(5, '0')}`);
    const settled = (each: string) => each < (units.at(-1) ?? '');
    const files = await readFiles(restored);
    expect(files.filter(settled)).toEqual(
      units.filter((each) => settled(each) && Number(each.slice(1)) % 2 === 0),
    );
    expect(made.counts).toMatchObject({ files: files.length + 1, missing: 0 });
    expect(restored.secretBox.open(box, 'its owner')).toBe('a password');
    expect(await restored.releaseFiles.ensure(release)).toBe('there');
    await addUnit(restored, 'after');
    await restored.close();
  });
}

/** Adds a unit and a file in turn, and removes every other file, until it is stopped. */
function startWriting(services: Services) {
  const stopping = new AbortController();
  let written = 0;
  const write = async () => {
    while (!stopping.signal.aborted) {
      const name = `u${String(written).padStart(5, '0')}`;
      const file = await addFile(services, name);
      await addUnit(services, name);
      if (written % 2 === 1) await services.files.remove(file);
      written += 1;
      await pause(1);
    }
  };
  const ended = write();
  return {
    written: () => written,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** The names of the stored files, each read and compared with what was stored. */
async function readFiles({ database, files }: Services): Promise<string[]> {
  const rows = await database.selectFrom('file').selectAll().orderBy('originalName').execute();
  for (const row of rows) {
    const stored = await files.open(row);
    expect(stored && String(await buffer(stored.stream))).toBe(
      `%PDF-1.7\n${row.originalName}\n%%EOF`,
    );
  }
  return rows.map(({ originalName }) => originalName);
}
