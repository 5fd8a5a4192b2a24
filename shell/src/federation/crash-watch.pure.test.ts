import { createCrashWatch } from './crash-watch';

function setUp() {
  let time = 0;
  const loops: string[] = [];
  const note = createCrashWatch(
    (remote, version) => loops.push(`${remote}@${version}`),
    () => time,
  );
  const crash = (version = '2.0.0', kind: 'render' | 'page' = 'render') =>
    note({ remote: 'mfe-email', version, kind });
  return { loops, crash, pass: (milliseconds: number) => (time += milliseconds) };
}

test('three pages that throw within a minute are a loop, told once', () => {
  const { loops, crash, pass } = setUp();
  crash();
  pass(29_000);
  crash();
  expect(loops).toEqual([]);
  pass(29_000);
  crash();
  expect(loops).toEqual(['mfe-email@2.0.0']);
  crash();
  expect(loops).toHaveLength(1);
});

test('pages that threw long ago, of another version, or that did not load do not count', () => {
  const { loops, crash, pass } = setUp();
  crash();
  crash('1.0.0');
  crash('2.0.0', 'page');
  pass(61_000);
  crash();
  crash();
  expect(loops).toEqual([]);
});
