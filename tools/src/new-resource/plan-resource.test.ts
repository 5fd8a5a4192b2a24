import { namesOf } from './names-of';
import { planResource } from './plan-resource';

const root = process.cwd();

test.each([
  ['Certificate', 'mfe-catalog', /is no noun/],
  ['packing--group', 'mfe-catalog', /is no noun/],
  ['../certificate', 'mfe-catalog', /is no noun/],
  ['order', 'mfe-catalog', /is a word of SQL/],
  ['unit', 'mfe-catalog', /There is a resource unit already/],
  ['dashboard', 'mfe-catalog', /There are calls under \/api\/dashboard/],
  ['search', 'mfe-catalog', /\/search is an address of the public site/],
  ['slug', 'mfe-catalog', /There is a table slug already/],
  ['certificate', 'mfe-orders', /Which remote shows it\? .* mfe-catalog, mfe-content/],
  ['certificate', undefined, /Which remote shows it\?/],
])('a resource cannot be called %s in %s', (noun, remote, reason) => {
  expect(() => planResource(root, { noun, remote })).toThrow(reason);
});

test('a resource goes into the domain of its remote, with the next number for its migration', () => {
  const plan = planResource(root, { noun: 'packing-group', remote: 'mfe-partners' });
  expect(plan).toMatchObject({ domain: 'partner', path: '/packing-group', table: 'packing_group' });
  expect(Number(plan.number)).toBeGreaterThan(19);
});

test.each([
  ['certificate', 'certificates', 'Certificates'],
  ['packing-group', 'packingGroups', 'Packing groups'],
  ['storage-class', 'storageClasses', 'Storage classes'],
  ['quality', 'qualities', 'Qualities'],
  ['day', 'days', 'Days'],
])('several of %s are %s', (noun, values, Many) => {
  expect(namesOf(noun)).toMatchObject({ values, Many });
});
