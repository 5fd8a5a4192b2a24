import { isNewerVersion, operationEndpoints } from 'contract/operation';
import { writeSetting } from '../../db/settings';
import { bearer } from '../../testing/bearer';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { announcedIn } from './fetch-newest';
import { checkVersionDaily, newerThan, readNotice } from './version-notice';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const url = 'https://127.0.0.1/version.json';
const newest = { version: '9.1.0', url: null };

function store(checkedAt: string | null) {
  const stored = { url, checkedAt, problem: null, newest };
  return writeSetting(api.services.database, 'operation.version-notice', stored);
}

test('an Owner sets the address, which is asked at once and never within a private network', async () => {
  const { path, method } = operationEndpoints.updateVersionNotice;
  const answer = await api.inject({
    method,
    url: `/api/${path}`,
    headers: bearer(api.adminToken),
    payload: { url },
  });
  expect(answer.json().data).toEqual({
    url,
    checkedAt: expect.any(String),
    problem: 'PrivateAddress: 127.0.0.1',
  });
  const plain = await api.inject({
    method,
    url: `/api/${path}`,
    headers: bearer(api.adminToken),
    payload: { url: 'http://example.com' },
  });
  expect(plain.statusCode).toBe(422);
});

test('is asked once a day', async () => {
  const { database } = api.services;
  const recent = new Date(Date.now() - 23 * 3_600_000).toISOString();
  await store(recent);
  await checkVersionDaily(database);
  expect(await readNotice(database)).toMatchObject({ checkedAt: recent, problem: null });
  await store(new Date(Date.now() - 25 * 3_600_000).toISOString());
  await checkVersionDaily(database);
  expect(await readNotice(database)).toMatchObject({ problem: expect.stringMatching(/^Private/) });
});

test('a version is announced that comes after the one that runs', async () => {
  await store(null);
  const { database } = api.services;
  expect(await newerThan(database, { version: '9.0.9', commit: null })).toEqual(newest);
  expect(await newerThan(database, { version: '9.1.0', commit: null })).toBeNull();
});

test.each([
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.2.3', '1.2.3', false],
  ['1.2.2', '1.2.3', false],
  ['2.0.0-rc.1', '1.0.0', false],
  ['2.0.0', '2.0.0-rc.1', true],
  ['v2', '1.0.0', false],
])('%s after %s: %s', (version, than, expected) => {
  expect(isNewerVersion(version, than)).toBe(expected);
});

test.each([
  ['{"version":"1.4.0"}', { newest: { version: '1.4.0', url: null }, problem: null }],
  [
    '{"version":"1.4.0","url":"https://example.com/1.4.0","more":1}',
    { newest: { version: '1.4.0', url: 'https://example.com/1.4.0' }, problem: null },
  ],
  ['{"version":7}', { problem: 'It answers JSON without a version.' }],
  [
    '{"version":"1.4.0","url":"javascript:alert(1)"}',
    { problem: 'It answers JSON without a version.' },
  ],
  ['<html>', { problem: 'It does not answer JSON.' }],
])('of %s', (text, expected) => {
  expect(announcedIn(text)).toEqual(expected);
});
