import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourcesOf } from '../sources-of';
import { exceptions } from './exceptions';
import { findExpressions } from './find-expressions';
import { isSuperLinear } from './is-super-linear';

const root = process.cwd();
const workspaces: readonly string[] = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).workspaces;

interface Finding {
  readonly file: string;
  readonly expression?: string;
}

const findings = workspaces
  .flatMap((workspace) => sourcesOf(join(root, workspace)))
  .flatMap(inFile);

it('every expression of the source takes linear time, or has a reason why its input is bounded', () => {
  const unexplained = findings.filter((finding) => !exceptions.some((one) => isSame(one, finding)));
  expect(unexplained).toEqual([]);
});

it('no exception is left over', () => {
  const stale = exceptions.filter((one) => !findings.some((finding) => isSame(one, finding)));
  expect(stale).toEqual([]);
});

describe('the check', () => {
  it.each([
    String.raw`^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>|\s)*<svg[\s>]`,
    String.raw`^(?:<!--[\s\S]*?-->)*<svg`,
    String.raw`\s+$`,
    String.raw`(a+)+$`,
    String.raw`^(?:a|aa)+$`,
    String.raw`^(?:ab)*(?:ab)*$`,
    String.raw`<[a-z][^>]*>`,
    String.raw`^\s*\s*x`,
    String.raw`^.*(?=x*x*y)`,
    String.raw`^(a*)\1$`,
  ])('warns of /%s/', (source) => {
    expect(isSuperLinear(source, '')).toBe(true);
  });

  it.each([
    String.raw`^\s+|^a*$`,
    String.raw`^[a-z]+(?:-[a-z]+)*$`,
    String.raw`\.[^.]*$`,
    String.raw`\s+`,
    String.raw`^\d{1,6}x?\d{0,2}$`,
    String.raw`<[a-z][^<>]*>`,
    String.raw`\sstyle(?=\s*=)`,
  ])('lets /%s/ pass', (source) => {
    expect(isSuperLinear(source, '')).toBe(false);
  });

  it('tells case and line ends apart by the flags', () => {
    expect(isSuperLinear('^a*A*$', '')).toBe(false);
    expect(isSuperLinear('^a*A*$', 'i')).toBe(true);
    expect(isSuperLinear(String.raw`^a[^]*b`, '')).toBe(false);
    expect(isSuperLinear(String.raw`^a[^]*b`, 'm')).toBe(true);
    expect(isSuperLinear(String.raw`a+b`, 'y')).toBe(false);
  });

  it('finds literals, and texts that are constant', () => {
    const code = [
      'const digits = String.raw`\\d+`;',
      'const one = /a+/gu;',
      'const two = new RegExp(`^${digits}` + "$", "i");',
      'const three = RegExp(window.name);',
    ].join('\n');
    expect(findExpressions(code, false)).toEqual([
      { source: 'a+', flags: 'gu' },
      { source: String.raw`^\d+$`, flags: 'i' },
      { source: undefined, flags: '' },
    ]);
  });
});

function inFile(path: string): Finding[] {
  const file = relative(root, path);
  if (!/^[\w-]+\/(?:src|build)\//.test(file) || /\.test\.|fixture|\/testing\//.test(file))
    return [];
  const code = readFileSync(path, 'utf8');
  return findExpressions(code, path.endsWith('x')).flatMap(({ source, flags }): Finding[] => {
    if (source === undefined) return [{ file }];
    return isSuperLinear(source, flags) ? [{ file, expression: `/${source}/${flags}` }] : [];
  });
}

function isSame(one: Finding, other: Finding): boolean {
  return one.file === other.file && one.expression === other.expression;
}
