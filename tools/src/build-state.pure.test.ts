import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildState } from '../build-state.mjs';

const root = mkdtempSync(join(tmpdir(), 'build-state-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const states = () => [buildState(root, 'inputs'), buildState(root, 'outputs')];

beforeAll(() => {
  write('package.json', JSON.stringify({ workspaces: ['site', 'bench'] }));
  write('package-lock.json', '{}');
  write('site/src/page/page.tsx', 'page');
  write('site/dist/client/page.js', 'page');
});

it('what builds do not read changes nothing', () => {
  const before = states();
  write('bench/src/start.ts', 'start');
  write('site/tsconfig.tsbuildinfo', '{}');
  write('site/node_modules/some/index.js', 'some');
  expect(states()).toEqual(before);
});

it.each([
  ['a new source', 'site/src/page/part.tsx', 'part'],
  ['a source of another size', 'site/src/page/page.tsx', 'another page'],
  ['another lockfile', 'package-lock.json', '{ }'],
])('%s changes the inputs', (_, path, text) => {
  const [inputs, outputs] = states();
  write(path, text);
  expect(states()).toEqual([expect.not.stringMatching(String(inputs)), outputs]);
});

it('a source of another time changes the inputs', () => {
  const [inputs] = states();
  utimesSync(join(root, 'site/src/page/page.tsx'), 1, 1);
  expect(states()[0]).not.toBe(inputs);
});

it('a build that is gone changes the outputs', () => {
  const [inputs, outputs] = states();
  rmSync(join(root, 'site/dist/client'), { recursive: true });
  expect(states()).toEqual([inputs, expect.not.stringMatching(String(outputs))]);
});
