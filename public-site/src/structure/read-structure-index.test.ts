import { structureEndpoints } from 'contract/catalog';
import { searchPath } from './ask-server';
import { indexPath } from './fetch-index';
import { readStructureIndex } from './read-structure-index';

it('the addresses that the browser asks are those of the calls', () => {
  expect(indexPath).toBe(`/api/${structureEndpoints.index.path}`);
  expect(searchPath).toBe(`/api/${structureEndpoints.search.path}`);
});

it('a catalogue that is too large has no index, and what is none is not taken for one', () => {
  expect(readStructureIndex({ data: null })).toBeNull();
  expect(() => readStructureIndex({ data: { ids: ['a'], graphs: [] } })).toThrow(/index/);
  expect(() => readStructureIndex('<html>')).toThrow(/index/);
});
