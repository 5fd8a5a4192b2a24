import { matchesPattern, remoteContract, RemoteManifest } from 'contract/release';
import type { RemoteDefinition } from '../remote/define-remote';
import { routePatterns } from '../remote/route-patterns';

/**
 * The conformance suite of a remote: what `remote.json` promises, the code has, and the other way round.
 *
 * @example
 * describeRemote(manifest, remote);
 */
export function describeRemote(json: unknown, remote: RemoteDefinition): void {
  describe('remote.json', () => {
    const manifest = RemoteManifest.parse(json);
    const paths = manifest.nav.flatMap(({ entries }) => entries.map(({ path }) => path));

    test('is written for the same contract as the code', () => {
      expect(manifest.contract).toBe(remote.contract);
      expect(manifest.contract).toBe(remoteContract);
    });

    test('has exactly the addresses of the route table', () => {
      expect(manifest.patterns.toSorted()).toEqual(routePatterns(remote.routes).toSorted());
    });

    test('has a page or an anchor behind every menu entry, each once', () => {
      const pages = paths.filter((path) => path.startsWith('/'));
      const isOwned = (path: string) =>
        manifest.patterns.some((pattern) => matchesPattern(pattern, path));
      expect(pages.filter((path) => !isOwned(path))).toEqual([]);
      expect(paths.filter((path) => path.startsWith('#'))).toEqual(
        Object.keys(remote.anchors ?? {}),
      );
      expect(new Set(paths).size).toBe(paths.length);
    });

    test('lists and opens records at pages that it has, each resource at one', () => {
      const opened = manifest.records.flatMap(({ list, path = list, add = list }) => [
        list,
        path,
        add,
      ]);
      expect(opened.filter((path) => !manifest.patterns.includes(path))).toEqual([]);
      const resources = manifest.records.map(({ resource }) => resource);
      expect(new Set(resources).size).toBe(resources.length);
    });

    test('offers both ways of mounting', () => {
      expect(manifest.exposes.toSorted()).toEqual(['lifecycles', 'routes']);
    });
  });
}
