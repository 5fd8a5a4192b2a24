import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellRoutes } from 'contract';
import { matchesPattern, navigationOf, type NavSection, RemoteManifest } from 'contract/release';
import { adminRoutes } from './admin-routes.fixture';

const root = join(__dirname, '../../..');
const manifests = readdirSync(root)
  .map((name) => join(root, name, 'remote.json'))
  .filter((file) => existsSync(file))
  .map((file) => RemoteManifest.parse(JSON.parse(readFileSync(file, 'utf8'))));
const patterns = manifests.flatMap((manifest) => manifest.patterns);

/** Top-level groups of the side menu, in order. */
const specifiedGroups = ['Chemical', 'Supplier', 'Customer', 'Email', 'Inquiry', 'Website'];

describe('all remotes together', () => {
  test('have, with the shell’s dashboard, every admin route of the specification', () => {
    const missing = new Set<string>(adminRoutes);
    for (const route of [shellRoutes.dashboard, ...patterns]) missing.delete(route);
    expect([...missing]).toEqual([]);
  });

  test('never own the same address twice', () => {
    const owners = (path: string) =>
      manifests.filter((one) => one.patterns.some((pattern) => matchesPattern(pattern, path)));
    const addresses = patterns.map((pattern) => pattern.replace(/:\w+\??/g, 'x'));
    expect(addresses.filter((address) => owners(address).length !== 1)).toEqual([]);
  });

  test('make up the side menu of the specification, which other remotes may add to', () => {
    const menu = navigationOf(manifests.flatMap(({ nav }) => nav));
    const groups = menu.map(({ label }) => label);
    expect(groups.filter((label) => specifiedGroups.includes(label))).toEqual(specifiedGroups);
    const website = menu.find(({ label }) => label === 'Website');
    expect(website?.sections.map(({ label }) => label)).toEqual([
      'Blog',
      'Corporate',
      'Site structure',
    ]);
    const ownEntries = (section: NavSection): number =>
      section.entries.length +
      section.sections.reduce((sum, one) => sum + (one.isTabs ? 1 : ownEntries(one)), 0);
    expect(website && ownEntries(website)).toBeLessThanOrEqual(10);
    const chemical = menu.find(({ label }) => label === 'Chemical');
    expect(chemical?.entries.map(({ path }) => path)).toContain('#tax');
  });
});
