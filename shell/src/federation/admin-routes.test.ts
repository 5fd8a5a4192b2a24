import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellRoutes } from 'contract';
import { matchesPattern, navigationOf, RemoteManifest } from 'contract/release';
import { adminRoutes } from './admin-routes.fixture';

const root = join(__dirname, '../../..');
const manifests = readdirSync(root)
  .map((name) => join(root, name, 'remote.json'))
  .filter((file) => existsSync(file))
  .map((file) => RemoteManifest.parse(JSON.parse(readFileSync(file, 'utf8'))));
const patterns = manifests.flatMap((manifest) => manifest.patterns);

/** The page of the development mail server, which no installation for customers has. */
const forDevelopment = ['/arrived-mail'];
/** All uploads in one place: pictures of the specification's screens are chosen from there. */
const additional = ['/media-library'];

describe('all remotes together', () => {
  test('have, with the shell’s dashboard, exactly the admin routes of the specification, one for development and the media library', () => {
    const expected = [...adminRoutes, ...forDevelopment, ...additional];
    expect([shellRoutes.dashboard, ...patterns].toSorted()).toEqual(expected.toSorted());
  });

  test('never own the same address twice', () => {
    const owners = (path: string) =>
      manifests.filter((one) => one.patterns.some((pattern) => matchesPattern(pattern, path)));
    const addresses = patterns.map((pattern) => pattern.replace(/:\w+\??/g, 'x'));
    expect(addresses.filter((address) => owners(address).length !== 1)).toEqual([]);
  });

  test('make up the side menu of the specification', () => {
    const menu = navigationOf(manifests.flatMap(({ nav }) => nav));
    expect(menu.map(({ label }) => label)).toEqual([
      'Chemical',
      'Supplier',
      'Customer',
      'Email',
      'Inquiry',
      'Website',
    ]);
    const website = menu.at(-1)?.sections.map(({ label }) => label);
    expect(website).toEqual(['Blog', 'Corporate', 'Site structure']);
    expect(menu[0]?.entries.map(({ path }) => path)).toContain('#tax');
  });
});
