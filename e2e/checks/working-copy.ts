import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** A copy of the repository in a folder of its own, as a git checkout with the packages installed here. */
export interface WorkingCopy {
  readonly folder: string;
  /** Files that were changed or added since the copy; those that git ignores do not count. */
  touchedFiles(): Promise<{ readonly changed: string[]; readonly added: string[] }>;
  remove(): Promise<void>;
}

export async function copyRepository(): Promise<WorkingCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'new-remote-'));
  const git = async (...words: string[]) => {
    const { stdout } = await run('git', words, { cwd: folder, maxBuffer: 50_000_000 });
    return stdout.split('\0').filter((line) => line !== '');
  };
  await copySources(folder);
  await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  await copyDeclarations(folder);
  await git('init', '-q');
  await git('add', '-A');
  return {
    folder,
    async touchedFiles() {
      return {
        changed: await git('diff', '--name-only', '-z'),
        added: await git('ls-files', '-z', '--others', '--exclude-standard'),
      };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Copies tracked and untracked files, but not ignored ones. */
async function copySources(folder: string): Promise<void> {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await run('git', words, { cwd: root, maxBuffer: 50_000_000 });
  const files = stdout.split('\0').filter((file) => file !== '');
  const folders = new Set(files.map((file) => dirname(join(folder, file))));
  for (const one of folders) await mkdir(one, { recursive: true });
  await Promise.all(files.map((file) => copyIfThere(join(root, file), join(folder, file))));
}

/** A deleted file is still in git's list until the deletion is committed. */
async function copyIfThere(from: string, to: string): Promise<void> {
  await cp(from, to, { force: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Copies the type declarations of the packages that remotes build on; the type check verifies that they are current.
 */
async function copyDeclarations(folder: string): Promise<void> {
  for (const name of ['contract', 'panel-runtime', 'shared-ui', 'mfe-kit']) {
    const [from, to] = [join(root, name, 'dist-types'), join(folder, name, 'dist-types')];
    if (existsSync(from)) await cp(from, to, { recursive: true, preserveTimestamps: true });
  }
}

/** Links the installed packages; links to workspaces point to the copy's own ones. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name === '.cache') continue;
    const [source, link] = [join(from, name), join(to, name)];
    if ((await lstat(source)).isSymbolicLink()) await symlink(await readlink(source), link);
    else if (name.startsWith('.'))
      await cp(source, link, { recursive: true, verbatimSymlinks: true });
    else await symlink(source, link);
  }
}
