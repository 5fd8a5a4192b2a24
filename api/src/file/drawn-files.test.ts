import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { purge } from '../jobs/purge';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

let drawn = 0;
async function draw(): Promise<Uint8Array> {
  drawn += 1;
  return Buffer.from(`drawing ${drawn}`);
}

const find = async (contents: object) =>
  Buffer.from(await api.services.drawnFiles.find(contents, draw)).toString();

async function storedNames(): Promise<string[]> {
  const folder = join(api.services.env.DATA_DIR, 'files');
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.includes('drawn-'));
}

test('the same contents are drawn once, also when they are asked for at the same time', async () => {
  const [first, same] = await Promise.all([find({ title: 'A' }), find({ title: 'A' })]);
  expect([first, same]).toEqual(['drawing 1', 'drawing 1']);
  expect(await find({ title: 'A' })).toBe(first);
  expect(await find({ title: 'B' })).toBe('drawing 2');
  expect(await storedNames()).toHaveLength(2);
});

test('a lost store costs a drawing, and no request', async () => {
  await rm(join(api.services.env.DATA_DIR, 'files'), { recursive: true });
  expect(await find({ title: 'A' })).toBe('drawing 3');
  await api.sql('alter table drawn_file add constraint no_room check (false) not valid');
  expect(await find({ title: 'C' })).toBe('drawing 4');
  expect(await find({ title: 'C' })).toBe('drawing 5');
  await api.sql('alter table drawn_file drop constraint no_room');
});

test('the daily purge removes what was drawn a month ago', async () => {
  await find({ title: 'new' });
  await api.sql(`update drawn_file set drawn_at = now() - interval '31 days'`);
  const latest = await find({ title: 'newer' });
  await purge(api.services);
  expect(await storedNames()).toHaveLength(1);
  expect(await find({ title: 'newer' })).toBe(latest);
});
