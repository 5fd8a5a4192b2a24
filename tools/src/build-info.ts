import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BuildInfo, buildInfoFile } from 'api/build-info';

/**
 * Writes which version and commit a build is of, for `ready`, the metrics, the log and the panel.
 *
 * @returns whether that changed since the last build
 */
export async function writeBuildInfo(root: string, env = process.env): Promise<boolean> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const info: BuildInfo = { version, commit: env['COMMIT'] || (await commitOf(root)) };
  const text = `${JSON.stringify(info)}\n`;
  const path = join(root, buildInfoFile);
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return false;
  await writeFile(path, text);
  return true;
}

/** With `-dirty` where files differ from it; null without git, as in an image's build. */
async function commitOf(root: string): Promise<string | null> {
  const describe = ['describe', '--always', '--abbrev=40', '--dirty', '--exclude=*'];
  try {
    const { stdout } = await promisify(execFile)('git', describe, { cwd: root });
    return stdout.trim();
  } catch {
    return null;
  }
}
