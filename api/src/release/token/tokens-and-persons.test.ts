import { builtInRoles, staffEndpoints } from 'contract/staff';
import { addPerson } from '../../staff/role/people.fixture';
import { callAs } from '../../testing/describe-resource-routes';
import { addAdmin } from '../../staff/admins';
import { hashPassword } from '../../staff/password/passwords';
import { purge } from '../../jobs/purge';
import { deliverDue } from '../../jobs/outbox-dispatcher';
import { inTransaction } from '../../repository/in-transaction';
import { openReleases, type Releases } from '../release.fixture';
import { system } from '../../kernel/viewer';

let releases: Releases;
beforeAll(async () => {
  releases = await openReleases();
});
afterAll(() => releases.api.close());

const day = 24 * 3_600_000;

/** The messages that come to admins by what is done. */
async function messagesOf(act: () => Promise<unknown>): Promise<string[]> {
  const { services } = releases.api;
  const { database } = services;
  await deliverDue({ services, log: console });
  await database.deleteFrom('notification').execute();
  await act();
  await deliverDue({ services, log: console });
  const rows = await database.selectFrom('notification').select('message').execute();
  return [...new Set(rows.map(({ message }) => message))];
}

/** Puts the end of a token into so many days from now. */
const endIn = (id: string, days: number) =>
  releases.api.sql(
    'update release_token set expires_at = now() + make_interval(days => $2) where _id = $1',
    [id, days],
  );

describe('a release token', () => {
  it('ends after 90 days and may publish only, unless it is made otherwise', async () => {
    const remote = 'mfe-usual';
    const { answer } = await releases.call('addToken', { body: { remote, label: 'CI' } });
    const { expiresAt, mayActivate, token } = answer.data;
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / day)).toBe(90);
    expect(mayActivate).toBe(false);
    const published = await releases.publish({ id: remote }, token);
    expect(published.status).toBe(201);
    const id = published.answer.data._id;
    const refusals = [
      await releases.call('activate', { id, token }),
      await releases.call('rollout', { id, query: { percent: 10 }, token }),
      await releases.call('rollback', { query: { remote }, token }),
    ];
    expect(refusals.map(({ status, answer: { detail } }) => [status, detail])).toEqual(
      refusals.map(() => [
        403,
        'This release token may publish only. An admin activates the version in Releases.',
      ]),
    );
    const longest = { remote, label: 'CI', days: 366 };
    expect((await releases.call('addToken', { body: longest })).status).toBe(422);
  });

  it('that has ended or was revoked is refused in words', async () => {
    const [ended, revoked] = [
      await releases.newToken('mfe-ended'),
      await releases.newToken('mfe-ended'),
    ];
    await endIn(ended._id, -1);
    await releases.call('revokeToken', { id: revoked._id });
    const ask = async (token: string) =>
      (await releases.call('list', { query: { remote: 'mfe-ended' }, token })).answer.detail;
    const yesterday = new Date(Date.now() - day).toISOString().slice(0, 10);
    const hint = 'An admin makes a new one in Releases.';
    expect(await ask(ended.token)).toBe(`This release token ended on ${yesterday}. ${hint}`);
    expect(await ask(revoked.token)).toMatch(/^This release token was revoked on [\d-]+\. /);
    expect(await ask('rel_nobody')).toBe(`This release token is unknown. ${hint}`);
  });

  it('works while its maker may release, which each use reads anew', async () => {
    const { api } = releases;
    const roleId = builtInRoles.administrator._id;
    const maker = await addPerson(api, { roleId });
    const body = { remote: 'mfe-maker', label: 'CI', mayActivate: true };
    const { answer: made } = await releases.call('addToken', { body, token: maker.token });
    const { _id, token } = made.data;
    let version = 0;
    const use = async () => {
      version += 1;
      const sent = await releases.publish({ id: 'mfe-maker', version: `1.0.${version}` }, token);
      const listed = await releases.call('list', { query: { remote: 'mfe-maker' }, token });
      expect([listed.status === 200, listed.answer.detail]).toEqual([
        sent.status === 201,
        sent.answer.detail,
      ]);
      const { answer } = await releases.call('tokens', { query: { remote: 'mfe-maker' } });
      const state = answer.data.find((one: { _id: string }) => one._id === _id)?.state;
      return [sent.status, state, sent.answer.detail];
    };
    const hint = 'An admin makes a new one in Releases.';
    const setRole = (id: string) =>
      api.sql('update admin set role_id = $2 where _id = $1', [maker.adminId, id]);
    const requireFactor = (isRequired: boolean) =>
      api.sql('update role set requires_second_factor = $2 where _id = $1', [roleId, isRequired]);
    expect(await use()).toEqual([201, 'active', undefined]);

    await setRole(builtInRoles['read-only']._id);
    const notPermitted = `This release token does not work, as its maker may not release any more. ${hint}`;
    expect(await use()).toEqual([403, 'maker-not-permitted', notPermitted]);
    await setRole(roleId);
    await requireFactor(true);
    const lacking = `This release token does not work until its maker sets up a second factor. ${hint}`;
    expect(await use()).toEqual([403, 'maker-without-second-factor', lacking]);
    await requireFactor(false);
    expect((await use())[1]).toBe('active');

    const deactivation = { id: maker.adminId, body: { handOverTo: null } };
    const { status } = await callAs(api, staffEndpoints.deactivate, {
      token: api.adminToken,
      ...deactivation,
    });
    expect(status).toBe(200);
    const ended = `This release token ended with the account of its maker. ${hint}`;
    expect(await use()).toEqual([403, 'maker-deactivated', ended]);
    const again = await callAs(api, staffEndpoints.reactivate, {
      token: api.adminToken,
      id: maker.adminId,
    });
    expect(again.status).toBe(200);
    expect(await use()).toEqual([403, 'revoked', expect.stringContaining('was revoked on')]);
    await callAs(api, staffEndpoints.deactivate, { token: api.adminToken, ...deactivation });
  });

  it('is announced to all admins once, a week before its end', async () => {
    const { _id } = await releases.newToken('mfe-ending');
    expect(await messagesOf(() => purge(releases.api.services))).toEqual([]);
    await endIn(_id, 6);
    const at = new Date(Date.now() + 6 * day).toISOString().slice(0, 10);
    expect(await messagesOf(() => purge(releases.api.services))).toEqual([
      `The release token “CI of mfe-ending” of mfe-ending ends on ${at}: make a new one`,
    ]);
    expect(await messagesOf(() => purge(releases.api.services))).toEqual([]);
  });

  it('that may publish only leaves its version to an admin, who is told of it', async () => {
    const { token } = await releases.newToken('mfe-waits', { mayActivate: false });
    expect(await messagesOf(() => releases.publish({ id: 'mfe-waits' }, token))).toEqual([
      'CI of mfe-waits published Orders 1.0.0; an admin has to activate it',
    ]);
  });
});

describe('where a second person has to activate', () => {
  const set = (needsSecondPerson: boolean) =>
    releases.call('updateSettings', { body: { needsSecondPerson } });
  let colleague: string;

  it('there have to be two of them', async () => {
    expect((await releases.call('settings')).answer.data).toEqual({ needsSecondPerson: false });
    expect((await set(true)).status).toBe(409);
    const { database, sessions } = releases.api.services;
    const passwordHash = await hashPassword('correct horse battery staple');
    const names = { firstname: 'Cora', lastname: 'League', email: 'cora@example.com' };
    const { _id } = await inTransaction(database, (work) =>
      addAdmin(work, { ...names, passwordHash }, system),
    );
    colleague = await sessions.open(_id);
    expect(await messagesOf(() => set(true))).toEqual([
      'Tess Ting demands a second person to activate releases',
    ]);
  });

  it('neither the publisher nor the maker of the token activates or rolls out; a way back is open to both', async () => {
    const byToken = await releases.newToken('mfe-second');
    const ids = [
      await releases.published({ id: 'mfe-second', version: '1.0.0' }),
      (await releases.publish({ id: 'mfe-second', version: '2.0.0' }, byToken.token)).answer.data
        ._id,
    ];
    for (const id of ids) {
      const own = await releases.call('activate', { id });
      expect([own.status, own.answer.detail]).toEqual([
        403,
        'Another admin has to activate it: you published it, or made the token that did.',
      ]);
      expect((await releases.call('activate', { id, token: byToken.token })).status).toBe(403);
      expect((await releases.call('activate', { id, token: colleague })).status).toBe(200);
    }
    const back = await releases.call('rollback', { query: { remote: 'mfe-second' } });
    expect([back.status, back.answer.data.active]).toEqual([200, '1.0.0']);
    const share = { id: ids[1], query: { percent: 10 } };
    expect((await releases.call('rollout', share)).status).toBe(403);
    expect((await releases.call('rollout', { ...share, token: colleague })).status).toBe(200);
    const end = { id: ids[1], query: { percent: 0 } };
    expect((await releases.call('rollout', end)).status).toBe(200);
    await set(false);
    expect((await releases.call('activate', { id: ids[1] })).status).toBe(200);
  });
});
