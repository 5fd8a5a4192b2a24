import { planRemote } from './plan-remote';

const root = process.cwd();

test.each([
  ['Orders', /is no name for a remote/],
  ['2nd', /is no name for a remote/],
  ['price--lists', /is no name for a remote/],
  ['../orders', /is no name for a remote/],
  ['mfe-orders', /without mfe-: orders/],
  ['email', /There is a folder mfe-email already/],
  ['kit', /There is a folder mfe-kit already/],
  ['unit', /\/unit is an address of mfe-catalog/],
  ['login', /\/login is an address of the shell/],
  ['search', /\/search is an address of the public site/],
  ['api', /\/api is an address of the server/],
])('a remote cannot be called %s', (name, reason) => {
  expect(() => planRemote(root, name)).toThrow(reason);
});

test('a remote has its address, its team and the lowest place in the menu by its name', () => {
  const { order, ...plan } = planRemote(root, 'price-lists');
  expect(plan).toEqual({
    id: 'mfe-price-lists',
    title: 'Price lists',
    owner: 'team-price-lists',
    path: '/price-lists',
  });
  expect(order).toBeGreaterThan(60);
});
