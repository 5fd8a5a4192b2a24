/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import lazyBarrel from './lazy-barrel.mjs';

test('a barrel runs the module of a name when the name is read', () => {
  const exports = {};
  const asked: string[] = [];
  const modules: Record<string, object> = { './unit': { Unit: 1, units: 2 }, './tax': { tax: 3 } };
  const require = (file: string) => {
    asked.push(file);
    return modules[file];
  };
  const source = `export { Unit, units as allUnits } from './unit';\nexport {\n  tax,\n} from "./tax";`;
  runInNewContext(lazyBarrel(source), { exports, require });
  expect([Object.keys(exports), asked]).toEqual([['Unit', 'allUnits', 'tax'], []]);
  expect(exports).toMatchObject({ __esModule: true, allUnits: 2 });
  expect(asked).not.toContain('./tax');
});

test('a module that does more than hand on names is refused', () => {
  expect(() => lazyBarrel(`export { a } from './a';\nconsole.log(1);`)).toThrow(
    'does more than hand on names: console.log(1);',
  );
  expect(() => lazyBarrel(`export * from './a';`)).toThrow('does more');
});
