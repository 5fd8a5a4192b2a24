import { RegistryVersion } from 'contract/release';
import { createEntryLoader } from './load-entry';
import { versionOf } from './registry.fixture';

const version = RegistryVersion.parse(versionOf('2.0.0'));
const url = 'http://localhost/remotes/mfe-email/2.0.0/remoteEntry.js';

const scripts = () => [...document.head.querySelectorAll('script')];

function arrive(event: 'load' | 'error') {
  for (const script of scripts()) script.dispatchEvent(new Event(event));
}

afterEach(() => Reflect.deleteProperty(globalThis, version.container));

describe('the entry of a version', () => {
  test('runs once for all who ask for it, by its hash', async () => {
    const loadEntry = createEntryLoader();
    const loads = [loadEntry(url, version), loadEntry(url, version)];
    expect(scripts().map(({ src }) => src)).toEqual([url]);
    expect(scripts()[0]?.integrity).toBe(version.integrity[version.entry]);
    Reflect.set(globalThis, version.container, {});
    arrive('load');
    await Promise.all([...loads, loadEntry(url, version)]);
    expect(scripts()).toEqual([]);
  });

  test('is fetched past what is cached of it after a failure', async () => {
    const loadEntry = createEntryLoader();
    const refused = loadEntry(url, version);
    arrive('error');
    await expect(refused).rejects.toMatchObject({ file: url, how: 'refused' });
    const empty = loadEntry(url, version);
    expect(scripts().map(({ src }) => src)).toEqual([`${url}?retry=1`]);
    arrive('load');
    await expect(empty).rejects.toMatchObject({ file: url, how: 'threw' });
  });
});
