import { limitScope } from './limit-scope';

const container = 'mfe_orders__1_0_0';
const needs = { contract: 1, shared: { react: '^19.3.1' } };

function addContainer() {
  const init = jest.fn();
  const get = jest.fn(() => 'a module');
  // As `var` in a script does: it can be set, and not be defined anew.
  Object.defineProperty(globalThis, container, { value: { init, get }, writable: true });
  return { init, get };
}

const placed = () => Reflect.get(globalThis, container);
const scope = { react: { '19.3.1': {} }, 'react-dom': { '19.3.1': {} } };

test('a container gets what its version says that it needs, and nothing else', () => {
  const { init, get } = addContainer();
  limitScope({ container, needs });
  placed().init(scope, ['a token']);
  expect(init).toHaveBeenCalledWith({ react: { '19.3.1': {} } }, ['a token']);
  expect(placed().get('./lifecycles')).toBe('a module');
  expect(get).toHaveBeenCalledWith('./lifecycles');

  const limited = placed();
  limitScope({ container, needs });
  expect(placed()).toBe(limited);
});

test('what is no container is left to the loader, which says so', () => {
  Reflect.set(globalThis, container, 'a text');
  limitScope({ container, needs });
  expect(placed()).toBe('a text');
});
