import type { Category } from 'contract/catalog';
import { type TreePosition, placementFor, placeWords, withPlacement } from './category-moves';
import { type CategoryNode, nodesOf, parentsFor, pathWords } from './category-nodes';
import { dropPlaceAt, dropPlaces, stepPlace } from './drop-places';
import { storeExpanded, readExpanded } from './kept-expansion';
import { effectOfKey, typedNode, visibleNodes } from './tree-view';

interface Sketch {
  name: string;
  count?: number;
  below?: readonly Sketch[];
}

/** Guarantee: has the fields that the functions under test read, in the form of the contract. */
function grown(sketches: readonly Sketch[], keys = ['subCategories', 'subSubCategory']) {
  const [key, ...deeper] = keys;
  return sketches.map(({ name, count = 0, below = [] }): unknown => ({
    _id: name.toLowerCase(),
    name,
    slug: name.toLowerCase(),
    image: null,
    productCount: count,
    ...(key && { [key]: grown(below, deeper) }),
  })) as Category[];
}

const tree = grown([
  {
    name: 'Solvents',
    count: 9,
    below: [
      { name: 'Alcohols', count: 5, below: [{ name: 'Short', count: 2 }, { name: 'Long' }] },
      { name: 'Ketones', count: 4 },
    ],
  },
  { name: 'Acids', count: 1, below: [{ name: 'Mineral', count: 1 }] },
  { name: 'Éthers' },
]);
const nodes = nodesOf(tree);
const all = new Set(nodes.map(({ id }) => id));
const seen = (expanded: ReadonlySet<string>, search = '') =>
  visibleNodes(nodes, { expanded, search });
const names = (visible: ReturnType<typeof seen>) => visible.map(({ node }) => node.id);

function node(id: string): CategoryNode {
  const found = nodes.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The tree of the tests has no ${id}`);
  return found;
}

function moved(id: string, place: TreePosition) {
  const placement = placementFor(nodes, node(id), place);
  return placement && nodesOf(withPlacement(tree, placement));
}

describe('the rows in sight', () => {
  it('are those whose parents are open', () => {
    expect(names(seen(new Set()))).toEqual(['solvents', 'acids', 'éthers']);
    expect(names(seen(new Set(['alcohols'])))).toEqual(['solvents', 'acids', 'éthers']);
    expect(names(seen(new Set(['solvents'])))).toEqual([
      'solvents',
      'alcohols',
      'ketones',
      'acids',
      'éthers',
    ]);
  });

  it('are what a search finds, with what it stands in, whatever is open', () => {
    expect(names(seen(new Set(), 'SHORT'))).toEqual(['solvents', 'alcohols', 'short']);
    expect(names(seen(new Set(), 'ether'))).toEqual(['éthers']);
    expect(names(seen(new Set(), 'nothing'))).toEqual([]);
  });

  it('let something found be opened', () => {
    expect(names(seen(new Set(), 'acids'))).toEqual(['acids']);
    expect(names(seen(new Set(['acids']), 'acids'))).toEqual(['acids', 'mineral']);
  });
});

describe('the keys of the tree', () => {
  const visible = seen(new Set(['solvents']));

  it.each([
    ['ArrowDown', 'solvents', { kind: 'focus', id: 'alcohols' }],
    ['ArrowUp', 'alcohols', { kind: 'focus', id: 'solvents' }],
    ['ArrowUp', 'solvents', undefined],
    ['End', 'solvents', { kind: 'focus', id: 'éthers' }],
    ['Home', 'acids', { kind: 'focus', id: 'solvents' }],
    ['ArrowRight', 'solvents', { kind: 'focus', id: 'alcohols' }],
    ['ArrowRight', 'acids', { kind: 'expand', ids: ['acids'] }],
    ['ArrowRight', 'éthers', undefined],
    ['ArrowLeft', 'solvents', { kind: 'collapse', ids: ['solvents'] }],
    ['ArrowLeft', 'ketones', { kind: 'focus', id: 'solvents' }],
    ['*', 'acids', { kind: 'expand', ids: ['solvents', 'acids'] }],
    ['q', 'acids', undefined],
  ])('%s on %s', (key, id, effect) => {
    expect(effectOfKey(key, visible, id)).toEqual(effect);
  });

  it('go to the next name that begins with what is typed, in a circle', () => {
    expect(typedNode(visible, 'solvents', 'a')).toBe('alcohols');
    expect(typedNode(visible, 'alcohols', 'a')).toBe('acids');
    expect(typedNode(visible, 'acids', 'a')).toBe('alcohols');
    expect(typedNode(visible, 'alcohols', 'ac')).toBe('acids');
    expect(typedNode(visible, 'solvents', 'ET')).toBe('éthers');
    expect(typedNode(visible, 'solvents', 'x')).toBeUndefined();
  });
});

describe('a move', () => {
  it('names the whole new order, and nothing where nothing changes', () => {
    expect(placementFor(nodes, node('acids'), { parentId: null, index: 0 })).toEqual({
      level: 'category',
      parentId: null,
      ids: ['acids', 'solvents', 'éthers'],
    });
    expect(placementFor(nodes, node('acids'), { parentId: null, index: 1 })).toBeUndefined();
  });

  it('takes what stands below along, and the counts', () => {
    const after = moved('alcohols', { parentId: 'acids', index: 0 }) ?? [];
    expect(after.map((one) => [one.id, one.productCount])).toEqual([
      ['solvents', 4],
      ['ketones', 4],
      ['acids', 6],
      ['alcohols', 5],
      ['short', 2],
      ['long', 0],
      ['mineral', 1],
      ['éthers', 0],
    ]);
  });

  it('of the innermost level counts anew on both levels above', () => {
    const after = moved('short', { parentId: 'mineral', index: 0 }) ?? [];
    const counts = Object.fromEntries(after.map((one) => [one.id, one.productCount]));
    expect(counts).toMatchObject({ solvents: 7, alcohols: 3, acids: 3, mineral: 3, short: 2 });
    expect(after.find(({ id }) => id === 'short')?.path.map(({ id }) => id)).toEqual([
      'acids',
      'mineral',
      'short',
    ]);
  });

  it('is told by the place and its parent', () => {
    const words = (id: string, place: TreePosition) => placeWords(nodes, node(id), place);
    expect(words('ketones', { parentId: 'acids', index: 1 })).toBe('2 of 2 in Acids');
    expect(words('acids', { parentId: null, index: 0 })).toBe('1 of 3 at the top level');
  });

  it('goes to a category of the level above', () => {
    expect(parentsFor(nodes, 'subSubCategory').map(pathWords)).toEqual([
      'Solvents › Alcohols',
      'Solvents › Ketones',
      'Acids › Mineral',
    ]);
    expect(parentsFor(nodes, 'category')).toEqual([]);
  });
});

describe('dropping', () => {
  const visible = seen(all);
  const at = (id: string, overId: string, isLower: boolean) => {
    const place = dropPlaceAt(visible, node(id), { overId, isLower });
    return place && `${place.side} ${place.anchorId}: ${place.index} in ${place.parentId}`;
  };

  it.each([
    ['ketones', 'alcohols', false, 'before alcohols: 0 in solvents'],
    ['ketones', 'mineral', true, 'after mineral: 1 in acids'],
    ['alcohols', 'ketones', true, 'after ketones: 1 in solvents'],
    ['alcohols', 'alcohols', true, 'after alcohols: 0 in solvents'],
    ['ketones', 'short', false, 'after alcohols: 1 in solvents'],
    ['ketones', 'éthers', false, 'into éthers: 0 in éthers'],
    ['mineral', 'solvents', true, 'into solvents: 0 in solvents'],
    ['long', 'ketones', false, 'into ketones: 0 in ketones'],
    ['long', 'acids', false, undefined],
    ['solvents', 'mineral', false, 'after acids: 1 in null'],
  ])('%s on %s (lower half: %s)', (id, overId, isLower, expected) => {
    expect(at(id, overId, isLower)).toBe(expected);
  });

  it('last in a closed category counts what stands there', () => {
    const closed = seen(new Set());
    const place = dropPlaceAt(closed, node('mineral'), { overId: 'solvents', isLower: false });
    expect(place).toMatchObject({ parentId: 'solvents', index: 2 });
  });

  it('by keys steps through every place once, and ends at the ends', () => {
    const places = dropPlaces(visible, node('ketones'));
    expect(places.map(({ parentId, index }) => `${parentId} ${index}`)).toEqual([
      'solvents 0',
      'solvents 1',
      'acids 0',
      'acids 1',
      'éthers 0',
    ]);
    expect(stepPlace(places, node('ketones'), 1)).toMatchObject({ parentId: 'acids', index: 0 });
    expect(stepPlace(places, node('ketones'), -1)).toMatchObject({
      parentId: 'solvents',
      index: 0,
    });
    expect(stepPlace(places, { parentId: 'éthers', index: 0 }, 1)).toBeUndefined();
  });
});

it('what is open is kept, and what is not ours is nothing', () => {
  storeExpanded(new Set(['a', 'b']));
  expect([...readExpanded()]).toEqual(['a', 'b']);
  localStorage.setItem('categories:expanded', '{"a":1}');
  expect(readExpanded().size).toBe(0);
  localStorage.setItem('categories:expanded', 'no JSON');
  expect(readExpanded().size).toBe(0);
});
