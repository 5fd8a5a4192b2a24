import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const lockFile = 'package-lock.json';
const maxBytes = 16 * 2 ** 20;

/**
 * Writes the software bill of materials (packages of all platforms, versions, licences) as CycloneDX to `gateway/dist`.
 *
 * @returns whether the packages changed since the last write
 */
export async function writeSbom(root: string): Promise<boolean> {
  const target = join(root, 'gateway/dist/sbom.cdx.json');
  const [written, locked] = await Promise.all([changedAt(target), changedAt(join(root, lockFile))]);
  if (written >= locked) return false;
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev'],
    { cwd: root, maxBuffer: maxBytes, shell: process.platform === 'win32' },
  );
  await writeFile(target, stdout);
  return true;
}

async function changedAt(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.mtimeMs ?? 0;
}
