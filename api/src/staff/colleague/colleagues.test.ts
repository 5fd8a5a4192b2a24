import { bearer } from '../../testing/bearer';
import { readEvents } from '../../testing/event-reader';
import { testAdmin, type TestApi } from '../../testing/start-test-api';
import { unknownId } from '../../testing/unknown-id';
import { type AccountsApi, openAccounts, problem } from '../accounts.fixture';

let site: AccountsApi;
let api: TestApi;
beforeAll(async () => {
  site = await openAccounts();
  api = site.api;
});
afterAll(() => api.close());

describe('a deactivated account', () => {
  test('loses API and stream at once, keeps its name, and comes back', async () => {
    const email = 'leaver@example.com';
    const id = await site.addColleague(email);
    const { token } = await site.logIn(email);
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await readEvents(`${address}/api/notification/stream`, bearer(token));
    expect(await stream.next()).toMatchObject({ event: 'list' });

    const begun = Date.now();
    const answer = await site.asTess('PUT', `staff/deactivate?id=${id}`, {});
    expect(answer.json()).toEqual({ data: { handedOver: { inquiries: 0, followUps: 0 } } });
    expect((await site.call('GET', 'admin/adminprofile', undefined, token)).statusCode).toBe(403);
    expect(await stream.next()).toBeUndefined();
    expect(Date.now() - begun).toBeLessThan(2_000);

    expect((await site.logIn(email)).status).toBe(422);
    expect(await site.colleague(email)).toMatchObject({ state: 'deactivated', lastname: 'League' });
    const assignable = await site.asTess('GET', 'admin/get?search=leaver');
    expect(assignable.json().total).toBe(0);
    const invited = await site.asTess('POST', 'staff/invite', { email });
    expect([invited.statusCode, invited.json().detail]).toEqual([
      409,
      expect.stringMatching(/Reactivate it/),
    ]);
    expect((await site.asTess('PUT', `staff/reactivate?id=${id}`)).statusCode).toBe(200);
    expect((await site.logIn(email)).status).toBe(200);
    const history = await api.services.database
      .selectFrom('audit')
      .select('changes')
      .where('recordId', '=', id)
      .where('adminId', '=', api.adminId)
      .orderBy('version')
      .execute();
    expect(history.slice(1).map(({ changes }) => changes)).toEqual([
      [{ field: 'isActive', from: true, to: false }],
      [{ field: 'isActive', from: false, to: true }],
    ]);
  });

  test('is never the own one, nor one of two that deactivate each other at once', async () => {
    const own = await site.asTess('PUT', `staff/deactivate?id=${api.adminId}`, {});
    expect([own.statusCode, own.json()]).toEqual([409, problem('in-use')]);
    const [one, other] = [
      await site.addColleague('one@example.com'),
      await site.addColleague('two@example.com'),
    ];
    const tokens = [
      (await site.logIn('one@example.com')).token,
      (await site.logIn('two@example.com')).token,
    ];
    const answers = await Promise.all([
      site.call('PUT', `staff/deactivate?id=${other}`, {}, tokens[0]),
      site.call('PUT', `staff/deactivate?id=${one}`, {}, tokens[1]),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 403]));
  });

  test('hands its open inquiries over in one transaction, with history', async () => {
    const id = await site.addColleague('busy@example.com');
    const to = await site.addColleague('helper@example.com');
    const { token } = await site.logIn('busy@example.com');
    const open = { contactName: 'Ann', email: 'ann@example.com', subject: 'Acetone' };
    const mine = await site.post('inquiry/add', { ...open, assignedTo: id }, token);
    const free = await site.post('inquiry/add', open, token);
    expect([mine.statusCode, free.statusCode]).toEqual([201, 201]);
    for (const inquiry of [mine, free]) {
      const inquiryId = inquiry.json().data._id;
      const step = { inquiryId, message: 'Call', dueAt: '2031-01-01T09:00:00.000Z' };
      expect((await site.post('followup/add', step, token)).statusCode).toBe(201);
    }
    const work = await site.asTess('GET', `staff/openWork?id=${id}`);
    expect(work.json().data).toEqual({ inquiries: 1, followUps: 2 });
    const wrong = await site.asTess('PUT', `staff/deactivate?id=${id}`, { handOverTo: id });
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'handOverTo']);
    const answer = await site.asTess('PUT', `staff/deactivate?id=${id}`, { handOverTo: to });
    expect(answer.json().data.handedOver).toEqual({ inquiries: 1, followUps: 2 });
    for (const inquiry of [mine, free]) {
      const { _id } = inquiry.json().data;
      const now = await site.asTess('GET', `inquiry/getById?id=${_id}`);
      expect(now.json().data.assignedTo).toBe(to);
      const history = await site.asTess('GET', `audit/get?resource=inquiry&recordId=${_id}`);
      expect(history.json().data[0].changes).toEqual([
        expect.objectContaining({ field: 'assignedTo' }),
      ]);
    }
    expect((await site.asTess('GET', `staff/openWork?id=${to}`)).json().data.inquiries).toBe(2);
  });
});

describe('sessions', () => {
  test('are listed with device and use, and end one by one, all others, or all of an account', async () => {
    const email = 'many@example.com';
    const id = await site.addColleague(email);
    const { sessions } = api.services;
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0';
    const mine = await sessions.open(id, { userAgent, address: '192.0.2.7' });
    const [second, third] = [await sessions.open(id), await sessions.open(id)];
    const list = async () => (await site.call('GET', 'session/get', undefined, mine)).json();
    const { data, total } = await list();
    expect([total, data[0]]).toEqual([
      3,
      expect.objectContaining({
        device: 'Firefox on Linux',
        address: '192.0.2.7',
        isCurrent: true,
      }),
    ]);
    const foreign = await site.asTess('DELETE', `session/delete?id=${data[1]._id}`);
    expect(foreign.statusCode).toBe(404);
    expect(
      (await site.call('DELETE', `session/delete?id=${data[1]._id}`, undefined, mine)).statusCode,
    ).toBe(200);
    expect((await list()).total).toBe(2);
    await site.call('DELETE', 'session/deleteOthers', undefined, mine);
    const status = async (token: string) =>
      (await site.call('GET', 'admin/adminprofile', undefined, token)).statusCode;
    expect([await status(mine), await status(second), await status(third)]).toEqual([
      200, 403, 403,
    ]);
    expect((await site.asTess('DELETE', `staff/endSessions?id=${id}`)).statusCode).toBe(200);
    expect(await status(mine)).toBe(403);
  });

  test('note their last use once a minute', async () => {
    const token = await api.login();
    const lastUse = async () => {
      api.services.sessions.forget(api.adminId);
      const answer = await site.call('GET', 'session/get', undefined, token);
      return String(answer.json().data[0].lastUsedAt);
    };
    const first = await lastUse();
    expect(await lastUse()).toBe(first);
    await api.sql(`update admin_session set last_used_at = now() - interval '61 seconds'`);
    expect(Date.now() - Date.parse(await lastUse())).toBeLessThan(5_000);
  });
});

test('a sign-in that is ten minutes old is confirmed by the password before accounts, mail servers and releases change', async () => {
  const token = await api.login();
  await api.sql(`update admin_session set confirmed_at = now() - interval '11 minutes'`);
  const invite = () => site.post('staff/invite', { email: 'fresh@example.com' }, token);
  const stale = await invite();
  expect([stale.statusCode, stale.json()]).toEqual([401, problem('stale-sign-in')]);
  expect(
    (await site.call('DELETE', `smtp/delete?id=${unknownId}`, undefined, token)).statusCode,
  ).toBe(401);
  expect((await site.call('GET', 'smtp/get', undefined, token)).statusCode).toBe(200);
  const bulk = { resource: 'smtp', selection: { ids: [unknownId] }, action: { kind: 'remove' } };
  for (const around of [
    await site.post('job/bulk', bulk, token),
    await site.call('PUT', `trash/restore?resource=smtp&id=${unknownId}`, undefined, token),
  ]) {
    expect([around.statusCode, around.json()]).toEqual([401, problem('stale-sign-in')]);
  }
  const wrong = await site.post('admin/confirmSignIn', { password: 'wrong' }, token);
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'password']);
  expect((await invite()).statusCode).toBe(401);
  const right = await site.post('admin/confirmSignIn', { password: testAdmin.password }, token);
  expect(right.statusCode).toBe(200);
  expect((await invite()).statusCode).toBe(201);
});
