import { randomUUID } from 'node:crypto';
import { activateRelease, rollOut } from '../change-active';
import { openReleases, type Releases } from '../release.fixture';
import { system } from '../../kernel/viewer';

let releases: Releases;
beforeAll(async () => {
  releases = await openReleases();
});
afterAll(() => releases.api.close());

describe('the last known good version', () => {
  const report = (remote: string, version: string, kind: string) =>
    releases.call('report', {
      body: { remote, version, kind, sessionId: randomUUID(), message: 'It does not start' },
    });

  it('is the latest that sessions have run and that does not fail', async () => {
    const ids = await releases.remoteWith('mfe-known', '1.0.1', '1.0.2', '1.0.3', '1.0.4');
    await releases.activate(ids[0]);
    await report('mfe-known', '1.0.1', 'started');
    await releases.activate(ids[1]);
    await report('mfe-known', '1.0.2', 'started');
    await report('mfe-known', '1.0.2', 'script');
    await releases.activate(ids[2]);
    expect(await releases.state('mfe-known')).toMatchObject({
      active: '1.0.3',
      lastKnownGood: '1.0.1',
    });
    await releases.activate(ids[3]);
    expect(await releases.state('mfe-known')).toMatchObject({
      active: '1.0.4',
      lastKnownGood: '1.0.1',
    });
    await report('mfe-known', '1.0.1', 'crash-loop');
    await releases.call('rollback', { query: { remote: 'mfe-known' } });
    expect(await releases.state('mfe-known')).toMatchObject({
      active: '1.0.3',
      lastKnownGood: '1.0.3',
    });
  });
});

describe('what no page could run', () => {
  it('is not published, and not activated when the shell has changed since', async () => {
    const needs = { contract: 1, shared: { react: '^19.9.0', 'shared-ui': '^2.0.0' } };
    const { status, answer } = await releases.publish({ id: 'mfe-ahead', document: { needs } });
    expect([status, answer.errors]).toEqual([
      422,
      [
        { path: 'needs', message: 'It needs react ^19.9.0, this page has 19.3.1' },
        { path: 'needs', message: 'It needs shared-ui ^2.0.0, this page has 1.0.0' },
      ],
    ]);
    const [id, next] = await releases.remoteWith('mfe-behind', '1.0.0', '1.1.0');
    const { services } = releases.api;
    const shell = { contract: 1, shared: { react: '20.0.0' } };
    await expect(activateRelease({ ...services, shell }, String(id), system)).rejects.toMatchObject(
      {
        errors: [{ path: 'needs', message: 'It needs react ^19.0.0, this page has 20.0.0' }],
      },
    );
    await releases.activate(id);
    const rollout = { id: String(next), percent: 10 };
    await expect(rollOut({ ...services, shell }, rollout, system)).rejects.toThrow('needs react');
  });
});

describe('a menu', () => {
  const group = (order: number, path: string) => ({
    nav: [
      {
        group: 'Shipping',
        icon: 'truck',
        order,
        entries: [{ label: 'Parcels', icon: 'truck', path, order: 1 }],
      },
    ],
  });

  it('leads to pages of its own remote alone, and is not longer than anybody reads', async () => {
    const foreign = { id: 'mfe-foreign', document: group(50, '/chemical-table') };
    expect((await releases.publish(foreign)).answer.errors).toEqual([
      { path: 'nav.0.entries.0.path', message: '/chemical-table is no page of this remote' },
    ]);
    const [entry] = group(50, '/mfe-long-table').nav[0]?.entries ?? [];
    const nav = [{ group: 'Long', icon: 'truck', order: 1, entries: Array(50).fill(entry) }];
    const long = await releases.publish({ id: 'mfe-long', document: { nav } });
    expect(long.answer.errors).toMatchObject([{ path: 'nav' }]);
  });

  it('joins the group of another remote without taking it over', async () => {
    const ids = [];
    for (const [id, order] of [
      ['mfe-ships', 50],
      ['mfe-taker', -1_000_000],
      ['mfe-guest', 60],
    ] as const) {
      ids.push(await releases.published({ id, document: group(order, `/${id}-table`) }));
    }
    expect((await releases.activate(ids[0])).status).toBe(200);
    const taken = await releases.activate(ids[1]);
    expect([taken.status, taken.answer.detail]).toEqual([
      409,
      'The group “Shipping” of the remote “Orders” has order 50. Use that order or a higher one.',
    ]);
    expect((await releases.activate(ids[2])).status).toBe(200);
  });
});
