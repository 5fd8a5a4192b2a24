import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../refusal';

const semver = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z.-]+)?$/;

/**
 * Requires that a checkout is the release that it is called: its version, its tag, its part of the changelog, and
 * nothing that differs from the commit.
 *
 * @throws Refusal
 */
export function requireRelease(root: string, version: string): void {
  const refuse = (why: string) => {
    throw new Refusal(why);
  };
  if (!semver.test(version))
    refuse(`${version || 'Nothing'} is no version: give one such as 1.2.0`);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (manifest.version !== version)
    refuse(`package.json says ${manifest.version}: npm version ${version} sets it and the tag`);
  const heading = `## ${version} – `;
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  if (!changelog.split('\n').some((line) => line.startsWith(heading)))
    refuse(`CHANGELOG.md has no heading “${heading}YYYY-MM-DD”`);
  if (git(root, 'status', '--porcelain') !== '') refuse('There are changes that are not committed');
  if (!git(root, 'tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`))
    refuse(`The commit has no tag v${version}`);
}

/** When the commit was made: two builds of it have the same times. */
export function commitTime(root: string): Date {
  return new Date(Number(git(root, 'log', '-1', '--format=%ct')) * 1000);
}

function git(root: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
}
