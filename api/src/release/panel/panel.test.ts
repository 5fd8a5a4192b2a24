import { randomUUID } from 'node:crypto';
import { choosePanel } from 'contract/release';
import { system } from '../../kernel/viewer';
import { panelBuild } from '../../testing/test-build';
import { activateRelease } from '../change-active';
import { openReleases, type Releases } from '../release.fixture';
import { readPanel } from './panel-builds';

let releases: Releases;
beforeAll(async () => {
  releases = await openReleases();
});
afterAll(() => releases.api.close());

const react = (version: string) => ({ contract: 1, shared: { react: version } });
const needs = (range: string) => ({ contract: 1, shared: { react: range } });
const panelState = () => releases.state('shell');
const database = () => releases.api.services.database;

describe('the panel is released like a remote', () => {
  it('and is no remote of the registry, which says what runs of it', async () => {
    const registry = await releases.registry();
    expect(registry.panel).toEqual({ active: '1.0.0' });
    expect(registry.remotes.map(({ id }: { id: string }) => id)).not.toContain('shell');
  });

  it('to a share of the admins first, from which a failing build goes back by itself', async () => {
    const id = await releases.published(panelBuild('1.1.0', react('19.4.0')), 'panel');
    await releases.call('rollout', { id, query: { percent: '100' } });
    const panel = await readPanel(database());
    const wish = { adminId: releases.api.adminId, failed: undefined };
    expect(panel && choosePanel(panel, wish)).toEqual({ version: '1.1.0' });
    expect(panel && choosePanel(panel, { ...wish, failed: '1.1.0' })).toEqual({
      version: '1.0.0',
      inPlaceOf: '1.1.0',
    });
    for (let session = 0; session < 3; session += 1) {
      const body = { remote: 'shell', version: '1.1.0', sessionId: randomUUID(), kind: 'script' };
      await releases.call('report', { body });
    }
    expect(await panelState()).toMatchObject({ active: '1.0.0', percent: null });
  });

  it('and gives way to the last good build in browsers where it does not start', async () => {
    const id = await releases.published(panelBuild('1.2.0', react('19.4.0')), 'panel');
    await releases.activate(id);
    const panel = await readPanel(database());
    if (panel === undefined) throw new Error('No panel is released');
    const wish = { adminId: undefined, failed: '1.2.0' };
    expect(choosePanel(panel, wish)).toEqual({ version: '1.0.0', inPlaceOf: '1.2.0' });
    expect([...panel.builds.keys()].toSorted()).toEqual(['1.0.0', '1.2.0']);
    await releases.call('rollback', { query: { remote: 'shell' } });
    expect(await panelState()).toMatchObject({ active: '1.0.0' });
  });

  it('but neither switched off nor revoked without another to take its place', async () => {
    const off = await releases.call('disable', { query: { remote: 'shell' } });
    expect([off.status, off.answer.detail]).toEqual([
      409,
      'The panel cannot be switched off. Roll it back.',
    ]);
    const { answer } = await releases.call('list', { query: { remote: 'shell' } });
    const { _id: id } = answer.data.find(({ state }: { state: string }) => state === 'active');
    const revoked = await releases.call('revoke', { id, body: { reason: 'It is hostile' } });
    expect(revoked.status).toBe(409);
  });
});

describe('a build of the panel in which a remote would stop', () => {
  it('is refused, unless a version of that remote waits for it, which is active with it', async () => {
    const remote = 'mfe-bound';
    const [bound] = await releases.remoteWith(remote, '1.0.0');
    await releases.activate(bound);
    const id = await releases.published(panelBuild('2.0.0', react('20.0.0')), 'panel');
    const refused = await releases.activate(id);
    expect([refused.status, refused.answer.detail]).toEqual([
      409,
      expect.stringContaining('Orders: it needs react ^19.0.0, this page has 20.0.0'),
    ]);
    const next = await releases.published({
      id: remote,
      version: '2.0.0',
      document: { needs: needs('^20.0.0') },
    });
    await releases.call('activate', { id: next, query: { whenItFits: 'true' } });
    await activateRelease(database(), { id }, system);
    releases.api.services.responseCache.invalidate('release');
    expect([(await panelState()).active, (await releases.state(remote)).active]).toEqual([
      '2.0.0',
      '2.0.0',
    ]);
    const back = await releases.call('rollback', { query: { remote: 'shell' } });
    expect([back.status, back.answer.detail]).toEqual([409, expect.stringContaining('^20.0.0')]);
  });

  it('is refused when its server cannot make its page', async () => {
    const build = panelBuild('3.0.0', react('20.0.0'));
    const panel = { ...Object(build.document).panel, pageContract: 2 };
    const id = await releases.published(
      { ...build, document: { ...build.document, panel } },
      'panel',
    );
    const { status, answer } = await releases.activate(id);
    expect([status, answer.errors]).toEqual([
      422,
      [{ path: 'panel.pageContract', message: 'This server makes pages of contract 1' }],
    ]);
  });
});

test('only the panel is released under its id, and the panel under no other', async () => {
  const asPanel = panelBuild('9.0.0', react('20.0.0'));
  for (const build of [
    { id: 'shell', version: '9.0.0' },
    { ...asPanel, id: 'mfe-shell' },
  ]) {
    const { status, answer } = await releases.publish(build, undefined, 'panel');
    expect([build.id, status, answer.errors?.[0]?.path]).toEqual([build.id, 422, 'exposes']);
  }
});
