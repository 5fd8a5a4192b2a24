import { RemoteManifest } from 'contract/release';
import { contractRules } from './contract-faults';
import { defineRemote } from './define-remote';

const patterns = ['/crates', '/crate-form', '/edit-crate/:id'];
const remote = defineRemote({
  contract: 1,
  routes: patterns.map((pattern) => ({ path: pattern.slice(1) })),
});
const menu = [{ label: 'Crates', icon: 'list', path: '/crates', order: 1 }];

/** What is wrong with the pages of a manifest that has these. */
function pageFaults(pages: object[], entries: object[] = menu) {
  const manifest = RemoteManifest.parse({
    id: 'mfe-crates',
    title: 'Crates',
    owner: 'team-crates',
    contract: 1,
    exposes: ['routes', 'lifecycles'],
    patterns,
    nav: [{ group: 'Storage', icon: 'archive', order: 1, entries }],
    pages,
  });
  return contractRules(manifest, remote).find(({ rule }) => rule.includes('belongs to'))?.faults;
}

const form = { path: '/crate-form', title: 'New crate', parent: '/crates' };
const edit = { path: '/edit-crate/:id', title: 'Edit crate', parent: '/crates' };

test('each page is in the menu or says which one it belongs to', () => {
  expect(pageFaults([form, edit])).toEqual([]);
  expect(pageFaults([form])).toEqual(['/edit-crate/:id is neither in the menu nor under "pages"']);
});

test('a page belongs to one that can be gone to', () => {
  expect(pageFaults([form, { ...edit, parent: '/crate-form' }])).toEqual([]);
  expect(pageFaults([form, { ...edit, parent: '/edit-crate/:id' }])).toEqual([
    '/edit-crate/:id belongs to /edit-crate/:id, which nothing leads to',
  ]);
  expect(pageFaults([form, edit, { ...edit, path: '/boxes' }])).toEqual([
    '"pages" has /boxes, which is no page of it',
  ]);
});

test('no page has two places', () => {
  expect(pageFaults([form, edit, form])).toEqual([
    '"pages" has /crate-form, which has a place already',
  ]);
});

test('a remote without a menu need not say', () => {
  expect(pageFaults([], [])).toEqual([]);
});
