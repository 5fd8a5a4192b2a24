import { z } from 'zod';
import type { Unit, units } from './catalog/unit';
import type { RequestOf } from './endpoint';
import { computed, defaulted, idsOf, optional, reference, required } from './field';
import { groupPaths, idInPathPaths, namedPaths } from './path-style';
import { defineResource } from './resource';
import { text } from './text';

const id = '01a1fcd9-7cc7-78e7-a12e-28167c8dfcc6';
const stamps = {
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
};

const drums = defineResource({
  name: 'drum',
  area: 'chemicals',
  label: { one: 'drum', many: 'drums' },
  paths: groupPaths('drum'),
  fields: {
    name: required(text(20)),
    note: optional(text(20)),
    tags: defaulted(z.array(text(10)).max(3), []),
    unitId: optional(...reference('unit')),
    typeIds: defaulted(idsOf('type'), [], { references: 'type' }),
    cost: optional(z.number(), { audience: 'staff' }),
    manual: optional(text(1000), { depth: 'record' }),
    weight: computed(z.number()),
  },
  title: 'name',
  search: ['name'],
  sorts: ['name', 'updatedAt'],
  defaultSort: 'name',
  filters: { unitId: z.uuid().optional() },
  public: ['list'],
});

const whole = {
  _id: id,
  ...stamps,
  name: 'Blue',
  note: null,
  tags: [],
  unitId: null,
  typeIds: [],
  cost: 4,
  manual: 'Lift',
  weight: 2,
};

describe('what a resource derives from its fields', () => {
  it('creates with required fields alone, and refuses computed and unknown ones', () => {
    expect(drums.create.parse({ name: '  Blue ' })).toEqual({ name: 'Blue' });
    expect(drums.create.parse({ name: 'Blue', note: null })).toEqual({ name: 'Blue', note: null });
    expect(drums.create.safeParse({}).success).toBe(false);
    expect(drums.create.safeParse({ name: 'Blue', weight: 3 }).success).toBe(false);
    expect(drums.create.safeParse({ name: 'Blue', colour: 'red' }).success).toBe(false);
  });

  it('updates any subset, clears only what is optional, and takes the version it was made from', () => {
    expect(drums.update.parse({ note: null, version: 3 })).toEqual({ note: null, version: 3 });
    expect(drums.update.parse({})).toEqual({});
    expect(drums.update.safeParse({ name: null }).success).toBe(false);
    expect(drums.update.safeParse({ weight: 1 }).success).toBe(false);
  });

  it('answers every field of a record, null where an optional one is empty', () => {
    expect(drums.entity.parse(whole)).toEqual(whole);
    const { note: _note, ...without } = whole;
    expect(drums.entity.safeParse(without).success).toBe(false);
  });

  it('keeps long texts out of lists and staff fields from visitors', () => {
    expect(Object.keys(drums.listed.shape)).not.toContain('manual');
    expect(Object.keys(drums.publicEntity.shape)).not.toContain('cost');
    expect(Object.keys(drums.publicListed.shape)).toEqual(
      expect.arrayContaining(['_id', 'version', 'name', 'weight']),
    );
    expect(drums.publicListed.parse(whole)).not.toHaveProperty('cost');
  });

  it('refuses the same reference twice', () => {
    expect(drums.create.safeParse({ name: 'Blue', typeIds: [id, id] }).success).toBe(false);
  });

  it('types requests and records', () => {
    const request: RequestOf<typeof units.endpoints.update> = {
      id,
      body: { name: 'Kilo', version: 1 },
    };
    // @ts-expect-error a field that units do not have
    const wrong: RequestOf<typeof units.endpoints.update> = { id, body: { colour: 'red' } };
    const dimension: Unit['dimension'] = 'mass';
    expect([request.body, wrong.body, dimension]).toHaveLength(3);
  });
});

describe('list parameters', () => {
  it('start at page 1 with 25 rows', () => {
    expect(drums.list.parse({})).toEqual({ page: 1, pageSize: 25 });
    expect(drums.list.parse({ page: '2', pageSize: '100', sort: '-name', unitId: id })).toEqual({
      page: 2,
      pageSize: 100,
      sort: '-name',
      unitId: id,
    });
  });

  it.each([
    { page: '-1' },
    { page: '0' },
    { pageSize: '1e9' },
    { pageSize: '101' },
    { sort: 'cost' },
    { sort: '--name' },
    { colour: 'red' },
    { search: '' },
    { search: 'x'.repeat(201) },
  ])('refuse %j', (parameters) => {
    expect(drums.list.safeParse(parameters).success).toBe(false);
  });
});

describe('path styles', () => {
  it('names the six calls of a group, ids in the query', () => {
    expect(groupPaths('unit')).toEqual({
      list: { method: 'GET', path: 'unit/get', idIn: 'none' },
      get: { method: 'GET', path: 'unit/getById', idIn: 'query' },
      add: { method: 'POST', path: 'unit/add', idIn: 'none' },
      update: { method: 'PUT', path: 'unit/update', idIn: 'query' },
      remove: { method: 'DELETE', path: 'unit/delete', idIn: 'query' },
      export: { method: 'GET', path: 'unit/export', idIn: 'none' },
    });
  });

  it('puts ids into the path', () => {
    const paths = idInPathPaths('catalogue');
    expect(paths.list).toEqual({ method: 'GET', path: 'catalogue', idIn: 'none' });
    expect(paths.remove).toEqual({ method: 'DELETE', path: 'catalogue/{id}', idIn: 'path' });
  });

  it('takes named paths of either kind, and leaves out what has none', () => {
    const paths = namedPaths({ get: 'menulist/get-menu/{id}', update: 'worldwide/updateById' });
    expect(paths.get.idIn).toBe('path');
    expect(paths.update.idIn).toBe('query');
    expect(Object.keys(paths)).toEqual(['get', 'update']);
  });

  it('gives endpoints their access, status and answer', () => {
    expect(drums.endpoints.list.access).toBe('public');
    expect(drums.endpoints.get.access).toBe('admin');
    expect(drums.endpoints.add.status).toBe(201);
    expect(drums.visitorEndpoints.list.answer.shape.data.element).toBe(drums.publicListed);
  });
});
