import { readFileSync } from 'node:fs';
import { resourceNeeds } from 'contract';
import { allResources } from 'contract/endpoints';
import { needsOfPage, RemoteManifest } from 'contract/release';
import { levelEverywhere, missingNeeds } from 'contract/staff';
import { remotesIn } from './remotes-in';

const manifests = remotesIn(process.cwd()).map((remote) =>
  RemoteManifest.parse(JSON.parse(readFileSync(`${remote}/remote.json`, 'utf8'))),
);

test('every page and anchor of our remotes says what it needs', () => {
  expect(manifests.length).toBeGreaterThan(4);
  const silent = manifests.flatMap((manifest) => {
    const entries = manifest.nav.flatMap((group) => group.entries.map(({ path }) => path));
    return [...manifest.patterns, ...entries].filter(
      (path) => needsOfPage(manifest, path) === undefined,
    );
  });
  expect(silent).toEqual([]);
});

test('who may open the list of a resource may read it', () => {
  const pages = manifests.flatMap((manifest) =>
    manifest.records.map(({ resource, list }) => ({
      resource,
      needs: needsOfPage(manifest, list) ?? {},
    })),
  );
  expect(pages.length).toBeGreaterThan(10);
  const short = pages.filter(({ resource, needs }) => {
    const known = allResources.find(({ name }) => name === resource);
    const opened = { ...levelEverywhere('none'), ...needs };
    return known && missingNeeds(opened, resourceNeeds(known, 'view')) !== undefined;
  });
  expect(short).toEqual([]);
});
