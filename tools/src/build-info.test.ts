import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInfoIn, buildWords } from 'api/build-info';
import { writeBuildInfo } from './build-info';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-info-'));
  mkdirSync(join(root, 'gateway/dist'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '2.3.4' }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Tess', '-c', 'user.email=tess@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

function commitAll(): string {
  git('init', '--quiet');
  git('add', 'package.json');
  git('commit', '--quiet', '--message', 'one');
  return git('rev-parse', 'HEAD');
}

it('a build names its version and its commit, also behind a tag', async () => {
  const commit = commitAll();
  git('tag', 'v2.3.4');
  await writeBuildInfo(root, {});
  expect(buildInfoIn(root)).toEqual({ version: '2.3.4', commit });
  expect(buildWords(buildInfoIn(root))).toBe(`2.3.4 (${commit.slice(0, 7)})`);
});

it('a build of changed files says so', async () => {
  const commit = commitAll();
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '2.3.5' }));
  await writeBuildInfo(root, {});
  expect(buildInfoIn(root)).toEqual({ version: '2.3.5', commit: `${commit}-dirty` });
  expect(buildWords(buildInfoIn(root))).toMatch(/^2\.3\.5 \([0-9a-f]{7}-dirty\)$/);
});

it('without git the commit is the one that is given, or not known', async () => {
  expect(buildInfoIn(root)).toEqual({ version: '2.3.4', commit: null });
  await writeBuildInfo(root, { GIT_CEILING_DIRECTORIES: tmpdir() });
  expect(buildWords(buildInfoIn(root))).toBe('2.3.4');
  await writeBuildInfo(root, { COMMIT: '0123456789abcdef0123456789abcdef01234567' });
  expect(buildWords(buildInfoIn(root))).toBe('2.3.4 (0123456)');
});

it('it is written when it changed', async () => {
  commitAll();
  expect(await writeBuildInfo(root, {})).toBe(true);
  expect(await writeBuildInfo(root, {})).toBe(false);
});
