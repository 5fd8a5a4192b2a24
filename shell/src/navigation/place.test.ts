import { testRemote } from '../testing/start-shell';
import { placeOf, sectionsOf } from './place';

const registry = { remotes: [testRemote], revoked: [] };

test.each([
  ['/dashboard', 'Dashboard', []],
  ['/dashboard/', 'Dashboard', []],
  ['/smtp-table', 'Mail servers', ['Email']],
  ['/blog-table', 'Posts', ['Email', 'Blog']],
  ['/edit-smtp-form/7', 'Edit smtp form', ['Email']],
  ['/nowhere', 'Page not found', []],
])('%s is called %s', (path, title, trail) => {
  expect(placeOf(registry, path)).toEqual({ title, trail });
});

test('a remote that is switched off is not in the menu', () => {
  expect(sectionsOf({ ...registry, remotes: [{ ...testRemote, disabled: true }] })).toEqual([]);
});
