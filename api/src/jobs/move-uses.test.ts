import { type Endpoint } from 'contract';
import {
  categories,
  chemicals,
  chemicalTypes,
  subCategories,
  subSubCategories,
  units,
} from 'contract/catalog';
import { type Job, jobEndpoints } from 'contract/jobs';
import { recordEndpoints } from 'contract/record';
import { callAs, type CallRequest, uniqueWord } from '../testing/describe-resource-routes';
import { addPerson } from '../staff/role/people.fixture';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { runNextJob } from './job-runner';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const log = { error: (fields: unknown) => void fields };
const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const add = async (endpoint: Endpoint, body: object) =>
  (await call(endpoint, { body })).answer.data;
const chemicalOf = async (id: string) => (await call(chemicals.endpoints.get, { id })).answer.data;

async function ended({ answer }: { answer: { data: Job } }): Promise<Job> {
  while (await runNextJob({ services: api.services, log }));
  return (await call(jobEndpoints.get, { id: answer.data._id })).answer.data;
}

const move = async (id: string, body: object) =>
  ended(await call(jobEndpoints.moveUses, { id, body }));
const undo = async (id: string) => ended(await call(jobEndpoints.undo, { id }));

describe('what refers to a record', () => {
  it('refers to another once it is moved, the record is deleted, and Undo brings both back', async () => {
    const word = uniqueWord();
    const [old, next] = [
      await add(chemicalTypes.endpoints.add, { name: `${word} old` }),
      await add(chemicalTypes.endpoints.add, { name: `${word} next` }),
    ];
    const one = await add(chemicals.endpoints.add, { name: `${word} 1`, typeIds: [old._id] });
    const both = { name: `${word} 2`, typeIds: [next._id, old._id] };
    const other = await add(chemicals.endpoints.add, both);
    const query = { resource: 'chemicalType' };
    const uses = (await call(recordEndpoints.uses, { id: old._id, query })).answer.data;
    expect(uses).toMatchObject([{ total: 2, filter: 'typeId', canMove: true }]);

    const job = await move(old._id, { resource: 'chemicalType', to: next._id, remove: true });
    expect(job).toMatchObject({ state: 'done', kind: 'move', total: 3, changed: 3, refused: 0 });
    expect(job.label).toBe(`Move what uses “${word} old” to “${word} next”, and delete it`);
    expect((await chemicalOf(one._id)).typeIds).toEqual([next._id]);
    expect((await chemicalOf(other._id)).typeIds).toEqual([next._id]);
    expect((await call(chemicalTypes.endpoints.get, { id: old._id })).status).toBe(404);

    expect(await undo(job._id)).toMatchObject({ state: 'done', changed: 3, refused: 0 });
    expect((await call(chemicalTypes.endpoints.get, { id: old._id })).status).toBe(200);
    expect((await chemicalOf(one._id)).typeIds).toEqual([old._id]);
    expect((await chemicalOf(other._id)).typeIds).toEqual([next._id, old._id]);
  });

  it('is found in lists within a field, and what was changed since stays when it is taken back', async () => {
    const word = uniqueWord();
    const unit = (symbol: string) =>
      add(units.endpoints.add, {
        name: `${word} ${symbol}`,
        symbol: `${word}${symbol}`,
        dimension: 'mass',
        factor: 1,
      });
    const [from, to] = [await unit('a'), await unit('b')];
    const packagings = [{ quantity: 5, unitId: from._id, container: 'drum' }];
    const ids = await api.addChemicals([
      { name: `${word} 1`, packagings, unitId: from._id },
      { name: `${word} 2`, packagings },
    ]);
    const [first = '', second = ''] = ids;
    const job = await move(from._id, { resource: 'unit', to: to._id });
    const moved = { packagings: [{ ...packagings[0], unitId: to._id }] };
    expect(await chemicalOf(first)).toMatchObject({ ...moved, unitId: to._id });
    expect(await chemicalOf(second)).toMatchObject(moved);
    await call(chemicals.endpoints.update, { id: second, body: { purity: '99 %' } });
    expect(await undo(job._id)).toMatchObject({ changed: 1, refused: 1 });
    expect(await chemicalOf(first)).toMatchObject({ packagings, unitId: from._id });
    expect(await chemicalOf(second)).toMatchObject({ ...moved, purity: '99 %' });
  });

  it('takes the levels above and below of a category along, there and back', async () => {
    const word = uniqueWord();
    const [from, to] = [
      await add(categories.endpoints.add, { name: `${word} from` }),
      await add(categories.endpoints.add, { name: `${word} to` }),
    ];
    const sub = (categoryId: string, name: string) =>
      add(subCategories.endpoints.add, { categoryId, name: `${word} ${name}` });
    const [inner, outer] = [await sub(from._id, 'inner'), await sub(to._id, 'outer')];
    const leaf = await add(subSubCategories.endpoints.add, {
      subCategoryId: outer._id,
      name: `${word} leaf`,
    });
    const below = { categoryId: from._id, subCategoryId: inner._id };
    const [plain = '', deep = ''] = await api.addChemicals([
      { name: `${word} 1`, categoryId: from._id },
      { name: `${word} 2`, ...below },
    ]);
    const job = await move(from._id, { resource: 'category', to: to._id, remove: true });
    expect(job).toMatchObject({ state: 'done', refused: 0 });
    expect(await chemicalOf(plain)).toMatchObject({ categoryId: to._id });
    expect(await chemicalOf(deep)).toMatchObject({ ...below, categoryId: to._id });
    expect(await undo(job._id)).toMatchObject({ state: 'done', refused: 0 });
    expect(await chemicalOf(plain)).toMatchObject({ categoryId: from._id });
    expect(await chemicalOf(deep)).toMatchObject(below);

    await move(inner._id, { resource: 'subCategory', to: outer._id });
    const there = { categoryId: to._id, subCategoryId: outer._id };
    expect(await chemicalOf(deep)).toMatchObject(there);
    const leafJob = await move(outer._id, { resource: 'subCategory', to: inner._id });
    expect(leafJob).toMatchObject({ state: 'done', refused: 0 });
    expect(await chemicalOf(deep)).toMatchObject(below);
    const { answer } = await call(subSubCategories.endpoints.get, { id: leaf._id });
    expect(answer.data.subCategoryId).toBe(inner._id);
  });

  it('stays where it is for who may not delete the record, and for a target that is none', async () => {
    const word = uniqueWord();
    const type = await add(chemicalTypes.endpoints.add, { name: word });
    const body = { resource: 'chemicalType', to: type._id };
    const { status } = await call(jobEndpoints.moveUses, { id: type._id, body });
    expect(status).toBe(422);
    const unknown = { ...body, to: '00000000-0000-7000-8000-000000000000' };
    expect((await call(jobEndpoints.moveUses, { id: type._id, body: unknown })).status).toBe(404);
    const other = await add(chemicalTypes.endpoints.add, { name: `${word} other` });
    const { token } = await addPerson(api, 'read-only');
    const refused = await call(jobEndpoints.moveUses, { token, id: other._id, body });
    expect(refused.status).toBe(403);
  });
});
