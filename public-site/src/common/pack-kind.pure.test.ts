import { packKindOf } from './pack-kind';

it.each([
  ['Steel drum', 'drum'],
  ['Lined steel drums', 'drum'],
  ['Fibre drum', 'drum'],
  ['DRUM (steel, 1A1)', 'drum'],
  ['Fût acier', 'drum'],
  ['Stahlfass', 'drum'],
  ['Tambor de acero', 'drum'],
  ['ドラム缶', 'drum'],
  ['drum with PE bag', 'drum'],
  ['Keg', 'drum'],
  ['IBC', 'ibc'],
  ['IBC container', 'ibc'],
  ['Intermediate bulk container', 'ibc'],
  ['GRV', 'ibc'],
  ['Big-bag', 'bag'],
  ['Tank-container', 'tank'],
  ['Big bag', 'bag'],
  ['Flexible intermediate bulk container', 'bag'],
  ['FIBC', 'bag'],
  ['Lined bag', 'bag'],
  ['Papiersack', 'bag'],
  ['Bag in box', 'bag'],
  ['Tank container', 'tank'],
  ['ISO tank', 'tank'],
  ['Road tanker', 'tank'],
  ['Rail tank wagon', 'tank'],
  ['Flexitank', 'tank'],
  ['Tankwagen', 'tank'],
  ['HDPE bottle', 'bottle'],
  ['Glasflasche', 'bottle'],
  ['Glass ampoule', 'bottle'],
  ['Vial', 'bottle'],
  ['Bottle, amber glass', 'bottle'],
  ['HDPE jerrycan', 'canister'],
  ['HDPE pail', 'canister'],
  ['Steel canister', 'canister'],
  ['Aluminium tin', 'canister'],
  ['Gas cylinder', 'cylinder'],
  ['Carton of 6 bottles', null],
  ['Container', null],
  ['Pallet', null],
  ['Loose', null],
  ['constructor', null],
  ['__proto__', null],
  ['', null],
  ['   ', null],
  ['<img src=x> 💥', null],
  ['drumstick', null],
])('%s is drawn as %s', (container, kind) => {
  expect(packKindOf(container)).toBe(kind);
});

it('a text of any length is read at once', () => {
  const start = performance.now();
  packKindOf('bag with '.repeat(10_000));
  packKindOf(' '.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(500);
});
