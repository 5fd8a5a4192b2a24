import { emailRemote } from '../federation/registry.fixture';
import { testRemote } from '../testing/start-shell';
import { placeOf, sectionsOf } from './place';

const registry = { remotes: [testRemote], revoked: [] };
const servers = { label: 'Mail servers', path: '/smtp-table' };

test.each([
  ['/dashboard', 'Dashboard', [], '/dashboard'],
  ['/dashboard/', 'Dashboard', [], '/dashboard'],
  ['/smtp-table', 'Mail servers', ['Email'], '/smtp-table'],
  ['/blog-table', 'Posts', ['Email', 'Blog'], '/blog-table'],
  ['/nowhere', 'Page not found', [], undefined],
])('%s is called %s', (path, title, trail, entry) => {
  expect(placeOf(registry, path)).toEqual({ title, trail, parents: [], entry });
});

test('a page below one of the menu is in its group, and leads back to it', () => {
  expect(placeOf(registry, '/edit-smtp-form/7')).toEqual({
    title: 'Edit mail server',
    trail: ['Email'],
    parents: [servers],
    entry: '/smtp-table',
  });
});

test('a build that does not say what its pages belong to is asked for the list of their records', () => {
  const { nav } = testRemote;
  const page = {
    resource: 'smtp',
    icon: 'server',
    list: '/smtp-table',
    path: '/edit-smtp-form/:id',
  };
  const older = emailRemote({ nav, records: [page] });
  expect(older.pages).toEqual([]);
  expect(placeOf({ remotes: [older], revoked: [] }, '/edit-smtp-form/7')).toMatchObject({
    title: 'Edit smtp form',
    parents: [servers],
    entry: '/smtp-table',
  });
  const oldest = { remotes: [emailRemote({ nav })], revoked: [] };
  expect(placeOf(oldest, '/edit-smtp-form/7')).toMatchObject({ trail: ['Email'], parents: [] });
});

test('pages that belong to each other in a circle have a place all the same', () => {
  const pages = [{ path: '/smtp-table', title: 'Servers', parent: '/smtp-table' }];
  const odd = { remotes: [emailRemote({ pages })], revoked: [] };
  expect(placeOf(odd, '/smtp-table').title).toBe('Servers');
});

test('a remote that is switched off is not in the menu', () => {
  expect(sectionsOf({ ...registry, remotes: [{ ...testRemote, disabled: true }] })).toEqual([]);
});
