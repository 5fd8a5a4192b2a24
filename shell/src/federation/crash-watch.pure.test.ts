import { createCrashWatch } from './crash-watch';

function setUp() {
  let time = 0;
  const loops: string[] = [];
  const texts = new Map<string, string>();
  const session = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  const watch = () =>
    createCrashWatch(
      session,
      (remote, version) => loops.push(`${remote}@${version}`),
      () => time,
    );
  let note = watch();
  const crash = (version = '2.0.0', kind: 'render' | 'page' = 'render') =>
    note({ remote: 'mfe-email', version, kind });
  const reload = () => (note = watch());
  return { loops, crash, reload, pass: (milliseconds: number) => (time += milliseconds) };
}

test('three pages that throw within ten minutes are a loop, told once, also when the page is reloaded', () => {
  const { loops, crash, reload, pass } = setUp();
  crash();
  pass(290_000);
  reload();
  crash();
  reload();
  expect(loops).toEqual([]);
  pass(290_000);
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
  pass(610_000);
  crash();
  crash();
  expect(loops).toEqual([]);
});
