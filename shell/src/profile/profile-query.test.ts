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
