import { chemicals, units } from 'contract/catalog';
import { customers } from 'contract/partner';
import {
  patchListState,
  queryOfState,
  readListState,
  viewPatch,
  viewQuery,
  writeListState,
} from './list-state';

const read = (address: string) => readListState(units, new URLSearchParams(address));

it('is the defaults for a plain address, and writes none of them', () => {
  const state = read('');
  expect(state).toEqual({ page: 1, pageSize: 25, search: '', sort: 'name', filters: {} });
  expect(writeListState(units, state, new URLSearchParams()).toString()).toBe('');
});

it('reads what it wrote', () => {
  const state = {
    page: 3,
    pageSize: 50,
    search: 'kilo & co',
    sort: '-updatedAt',
    filters: { dimension: 'mass' },
    view: '0190c5d0-0000-7000-8000-000000000001',
  };
  const address = writeListState(units, state, new URLSearchParams('tab=list'));
  expect(address.get('tab')).toBe('list');
  expect(readListState(units, address)).toEqual(state);
});

it.each(['page=-1', 'pageSize=1e9', 'sort=password', 'dimension=time', 'search=', 'page=a'])(
  'leaves out %s, which the contract does not accept',
  (address) => expect(read(address)).toEqual(read('')),
);

it('goes to the first page when anything but the page changes, and takes filters away', () => {
  const state = read('page=4&dimension=mass');
  expect(patchListState(state, { search: 'g' })).toMatchObject({ page: 1, search: 'g' });
  expect(patchListState(state, { page: 5 })).toMatchObject({ page: 5 });
  expect(patchListState(state, { filters: { dimension: undefined } }).filters).toEqual({});
});

it('asks the API for all that the address says, and for what is always in force', () => {
  const state = readListState(chemicals, new URLSearchParams('featured=true&search=acet'));
  expect(queryOfState(state, { status: 'draft' })).toEqual({
    page: 1,
    pageSize: 25,
    search: 'acet',
    sort: 'name',
    featured: 'true',
    status: 'draft',
  });
});

it('keeps for a saved view all but the page, and comes back to it from anywhere', () => {
  const state = read('dimension=mass&sort=-symbol&search=g&page=3&tab=list');
  const query = viewQuery(units, state);
  expect(query).toBe('search=g&sort=-symbol&dimension=mass');
  const elsewhere = read('dimension=volume&page=2');
  expect(patchListState(elsewhere, viewPatch(units, query))).toEqual({ ...state, page: 1 });
  const plain = patchListState(elsewhere, viewPatch(units, 'dimension=time'));
  expect(viewQuery(units, plain)).toBe('');
});

it('keeps what it is grouped by, and in a saved view not which groups are unfolded', () => {
  const read = (address: string) => readListState(customers, new URLSearchParams(address));
  const state = read('group=country&open=DE,&search=g');
  expect(state).toMatchObject({ group: 'country', open: 'DE,' });
  const address = writeListState(customers, state, new URLSearchParams());
  expect(address.toString()).toBe('search=g&group=country&open=DE%2C');
  expect(viewQuery(customers, state)).toBe('search=g&group=country');
  const plain = patchListState(state, viewPatch(customers, 'active=true'));
  expect(viewQuery(customers, plain)).toBe('active=true');
  expect(read('group=notes').group).toBeUndefined();
  expect(readListState(units, new URLSearchParams('group=dimension')).group).toBeUndefined();
});
