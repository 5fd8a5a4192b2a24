import { randomUUID } from 'node:crypto';
import { webhookEndpoints } from 'contract/integration';
import { sql } from 'kysely';
import { deliverDue } from '../../jobs/outbox-dispatcher';
import { callAs } from '../../testing/describe-resource-routes';
import { openReleases, type Releases } from '../release.fixture';

let releases: Releases;
beforeAll(async () => {
  releases = await openReleases();
});
afterAll(() => releases.api.close());

/** A remote of which a version is rolled out beside the active one. */
async function rolledOut(remote: string) {
  const [active, next] = await releases.remoteWith(remote, '1.0.0', '1.1.0');
  await releases.activate(active);
  await releases.call('rollout', { id: String(next), query: { percent: '10' } });
  const session = async (version: string, ...kinds: string[]) => {
    const sessionId = randomUUID();
    for (const kind of ['started', ...kinds]) {
      await releases.call('report', { body: { remote, version, kind, sessionId } });
    }
  };
  const percent = async () => (await releases.state(remote)).percent;
  return { session, percent };
}

describe('a rollout', () => {
  it('stops when three sessions failed and the active version fails less, and all who may release are told', async () => {
    const { session, percent } = await rolledOut('mfe-failing');
    await session('1.0.0');
    await session('1.1.0', 'render', 'crash-loop');
    await session('1.1.0', 'script');
    await session('1.1.0');
    expect(await percent()).toBe(10);
    await session('1.1.0', 'render');
    expect(await percent()).toBeNull();
    expect(await releases.registered('mfe-failing')).toMatchObject({ active: '1.0.0' });
    const { services } = releases.api;
    const { adminToken: token } = releases.api;
    const hook = { name: 'Team', url: 'https://1.1.1.1/hook', events: ['release.stopped'] };
    const made = await callAs(releases.api, webhookEndpoints.add, { token, body: hook });
    expect(made.status).toBe(201);
    await deliverDue({ services, log: console });
    const { rows } = await sql`select type, record_id, facts from webhook_delivery`.execute(
      services.database.withoutPlugins(),
    );
    expect(rows).toEqual([
      {
        type: 'release.stopped',
        record_id: null,
        facts: expect.objectContaining({ remote: 'mfe-failing', version: '1.1.0', failed: 3 }),
      },
    ]);
    const notices = await services.database
      .selectFrom('notification')
      .select('message')
      .where('kind', '=', 'remote-stopped')
      .execute();
    expect(notices).toEqual([
      {
        message:
          'The rollout of Orders 1.1.0 was stopped: 3 of its 4 sessions failed. All have 1.0.0 again',
      },
    ]);
  });

  it('goes on while the active version fails as often, most sessions work, or the network fails', async () => {
    const alike = await rolledOut('mfe-alike');
    for (let one = 0; one < 4; one += 1) await alike.session('1.0.0', 'render');
    for (let one = 0; one < 4; one += 1) await alike.session('1.1.0', 'render');
    expect(await alike.percent()).toBe(10);
    const rare = await rolledOut('mfe-rare');
    for (let one = 0; one < 40; one += 1) await rare.session('1.1.0');
    for (let one = 0; one < 3; one += 1) await rare.session('1.1.0', 'render');
    expect(await rare.percent()).toBe(10);
    const offline = await rolledOut('mfe-offline');
    for (let one = 0; one < 5; one += 1) await offline.session('1.1.0', 'network');
    expect(await offline.percent()).toBe(10);
  });
});
