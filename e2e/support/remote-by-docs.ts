import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { installAside } from 'tools/install-aside';

const fixtures = join(import.meta.dirname, '../fixtures');
const folder = join(fixtures, 'dist-docs');

/**
 * Writes the files that docs/remotes.md shows, and builds and releases them as it says: what a team does that has the
 * document alone.
 *
 * @returns what the release prints
 */
export async function releaseByDocs(panel: string, token: string): Promise<string> {
  // Their libraries are those of the other fixtures.
  await installAside(fixtures);
  await rm(folder, { recursive: true, force: true });
  const text = await readFile(join(import.meta.dirname, '../../docs/remotes.md'), 'utf8');
  const files = [...text.matchAll(/^\*\*`([^`]+)`\*\*\n\n```\w+\n([^]*?)^```/gm)];
  for (const [, name = '', content = ''] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const run = async (script: string) => {
    const env = { ...process.env, PANEL: panel, RELEASE_TOKEN: token };
    return promisify(execFile)(process.execPath, [script], { cwd: folder, env });
  };
  await run('build.mjs');
  return (await run('release.mjs')).stdout;
}
