import { dateTimeText, readerTimeZone, setTimeZone } from 'contract';
import { adminEndpoints } from 'contract/staff';
import Cookies from 'js-cookie';
import { createApiClient, createQueryClient, tokenCookie } from 'shared-ui/client';
import { apiAdapter, type TestApi } from 'shared-ui/testing';
import { createAuthStore } from '../auth/auth-store';
import { endSession } from '../testing/end-session';
import { profileQuery } from './profile-query';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(endSession);

test('the profile names the owner of the session, so that its end elsewhere is noticed', async () => {
  Cookies.set(tokenCookie, api.adminToken, { path: '/' });
  const auth = createAuthStore();
  const client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  const { admin } = await createQueryClient().fetchQuery(profileQuery(client, auth));
  expect(auth.current()).toEqual({ authenticated: true, user: admin });
  Cookies.remove(tokenCookie, { path: '/' });
  auth.signOut('refused');
  expect(auth.current()).toMatchObject({ authenticated: false, end: 'refused' });
});

test('the times of the panel are those of the zone that the person chose', async () => {
  const own = readerTimeZone();
  Cookies.set(tokenCookie, api.adminToken, { path: '/' });
  const client = createApiClient({ baseURL: '/api', adapter: apiAdapter(api.inject) });
  const choose = (timeZone: string | null) =>
    client.call(adminEndpoints.updateProfile, { body: { timeZone } });
  const read = () => createQueryClient().fetchQuery(profileQuery(client, createAuthStore()));

  await choose('Asia/Tokyo');
  await read();
  expect(dateTimeText('2026-11-22T08:00:00.000Z')).toBe('22 Nov 2026, 17:00');
  await expect(choose('Mars/Olympus')).rejects.toMatchObject({ status: 422 });
  await choose(null);
  await read();
  expect(readerTimeZone()).toBe(own);
  setTimeZone(null);
  Cookies.remove(tokenCookie, { path: '/' });
});
