import { buildApp } from '../app/app';
import { ResponseCache } from '../repository/response-cache';
import { bearer } from '../testing/bearer';
import { openReleases, type Releases } from './release.fixture';

let releases: Releases;
beforeAll(async () => {
  releases = await openReleases();
});
afterAll(() => releases.api.close());

describe('the registry', () => {
  it('names the newest ten versions and those that may have to run, by three statements', async () => {
    const versions = Array.from({ length: 14 }, (_, index) => `1.${index}.0`);
    const ids = await releases.remoteWith('mfe-many', ...versions);
    await releases.activate(ids[1]);
    await releases.activate(ids[0]);
    await releases.call('rollout', { id: String(ids[2]), query: { percent: 5 } });
    const names = (await releases.registered('mfe-many'))?.versions.map(({ version }) => version);
    expect(names).toEqual([...versions.slice(4), '1.2.0', '1.1.0', '1.0.0'].toSorted(byNewest));
    releases.api.services.responseCache.invalidate('release');
    expect(await releases.api.countStatements(releases.registry)).toBe(3);
    const isKept = async () => (await releases.api.countStatements(releases.registry)) === 0;
    expect(await until(isKept)).toBeLessThan(2000);
  });

  it('has the files of pages of the versions that name them', async () => {
    const pageFiles = { '/mfe-paged-table': ['remoteEntry.js'] };
    await releases.remoteWith('mfe-paged', '1.0.0');
    const newer = { id: 'mfe-paged', version: '1.1.0', document: { pageFiles } };
    await releases.activate(await releases.published(newer));
    const versions = (await releases.registered('mfe-paged'))?.versions;
    expect(versions?.map((one) => one.pageFiles)).toEqual([pageFiles, undefined]);
  });

  it('is not sent again while it is the same', async () => {
    const ask = (etag: unknown) =>
      releases.api.inject({
        url: '/api/release/registry',
        headers: { ...bearer(releases.api.adminToken), 'if-none-match': String(etag) },
      });
    const { headers } = await ask('');
    expect((await ask(headers['etag'])).statusCode).toBe(304);
    await releases.activate((await releases.remoteWith('mfe-new', '1.0.0'))[0]);
    const changed = await ask(headers['etag']);
    expect([changed.statusCode, changed.headers['etag']]).not.toEqual([304, headers['etag']]);
  });

  it('of another process has a release within two seconds', async () => {
    const { services } = releases.api;
    const responseCache = new ResponseCache(services.pool);
    const other = await buildApp({ ...services, responseCache });
    const headers = bearer(releases.api.adminToken);
    const url = '/api/release/registry';
    const seen = async () => (await other.inject({ url, headers })).body.includes('mfe-far');
    expect(await seen()).toBe(false);
    await releases.activate((await releases.remoteWith('mfe-far', '1.0.0'))[0]);
    expect(await until(seen)).toBeLessThan(2000);
    await other.close();
    await responseCache.close();
  });
});

/** Milliseconds until something is so: news of changes travel for some of them. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo()) && performance.now() - start < 5000);
  return performance.now() - start;
}

function byNewest(one: string, other: string): number {
  return Number(other.split('.')[1]) - Number(one.split('.')[1]);
}
