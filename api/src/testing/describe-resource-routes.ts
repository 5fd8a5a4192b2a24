import { type AnyResource, type Endpoint, parametersOf, pathOf } from 'contract';
import { z } from 'zod';
import { startTestApi, type TestApi } from './start-test-api';
import { unknownId } from './unknown-id';

/** Test data of a resource for the suite. */
export interface ResourceFacts {
  readonly resource: AnyResource;
  /** The body of a valid record; `unique` differs for every call. */
  body(unique: string, api: TestApi): Promise<object> | object;
  /** A valid change of a valid record; a function where the value must be unique. */
  readonly change: Change | ((unique: string) => Change);
  /** An invalid body, and the path of the field in its error. */
  readonly wrong: { readonly body: object; readonly path: string };
}

type Change = Readonly<Record<string, unknown>>;

let count = 0;

/** A value that no other test uses; letters of the process, as `5g` would be an amount in the symbol of a unit. */
export function unique(): string {
  count += 1;
  return `u${count}x${inLetters(String(process.pid))}`;
}

/** A unique word of letters only, as the search splits letters and digits. */
export function uniqueWord(): string {
  return inLetters(unique());
}

function inLetters(text: string): string {
  return text.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

/** Calls an endpoint as staff. */
export async function callAs(
  { inject }: TestApi,
  endpoint: Endpoint | undefined,
  { token, id, query, body }: CallRequest = {},
) {
  if (!endpoint) throw new Error('The resource has no such endpoint');
  const search = new URLSearchParams(parametersOf(endpoint, id, query));
  const answer = await inject({
    method: endpoint.method,
    url: `/api/${pathOf(endpoint, id)}?${search.toString()}`,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, answer: answer.body === '' ? undefined : answer.json() };
}

export interface CallRequest {
  readonly token?: string;
  readonly id?: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: object;
}

/** Runs the suite of plain resources on one real API, started and closed here. */
export function describeResourceRoutes(...all: readonly ResourceFacts[]): void {
  describe('the calls', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startTestApi();
    });
    afterAll(() => api.close());
    for (const facts of all) describeCallsOn(() => api, facts);
  });
}

/**
 * The conformance suite of a plain resource, on the API that the caller started: add, get, update, stale version, list,
 * sort, search, removal, trash, history, and refused requests.
 */
export function describeCallsOn(apiOf: () => TestApi, facts: ResourceFacts): void {
  const { resource } = facts;
  const { add, get, update, remove, list } = resource.endpoints;

  describe(`of ${resource.label.many}`, () => {
    let api: TestApi;
    beforeAll(() => {
      api = apiOf();
    });

    const call = (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
      callAs(api, endpoint, { token: api.adminToken, ...request });
    const changeOf = () =>
      typeof facts.change === 'function' ? facts.change(unique()) : facts.change;
    const addOne = async () => {
      const { status, answer } = await call(add, { body: await facts.body(unique(), api) });
      expect(status).toBe(201);
      return answer.data;
    };
    const restore = (id: string) =>
      api.inject({
        method: 'PUT',
        url: `/api/trash/restore?resource=${resource.name}&id=${id}`,
        headers: { authorization: `Bearer ${api.adminToken}` },
      });
    const history = async (recordId: string) => {
      const answer = await api.inject({
        url: `/api/audit/get?resource=${resource.name}&recordId=${recordId}`,
        headers: { authorization: `Bearer ${api.adminToken}` },
      });
      return answer.json().data;
    };

    it('add a record with its id, times and version', async () => {
      const record = await addOne();
      expect(record).toMatchObject({ _id: expect.any(String), version: 1 });
      expect(new Date(record.createdAt).toISOString()).toBe(record.createdAt);
      const keys = Object.entries<z.ZodType>(resource.entity.shape)
        .filter(([, schema]) => !(schema instanceof z.ZodOptional))
        .map(([key]) => key);
      expect(Object.keys(record).toSorted()).toEqual(keys.toSorted());
    });

    it('refuse a body that breaks a rule, naming the field, and write nothing', async () => {
      const before = await countRows(api);
      const { status, answer } = await call(add, { body: facts.wrong.body });
      expect({ status, paths: answer.errors.map((error: { path: string }) => error.path) }).toEqual(
        {
          status: 422,
          paths: expect.arrayContaining([facts.wrong.path]),
        },
      );
      expect(await countRows(api)).toEqual(before);
    });

    it.each([
      ['an unknown field', { colour: 'red' }],
      ['a computed field', { createdAt: '2020-01-01T00:00:00.000Z' }],
      ['an id', { _id: unknownId }],
    ])('refuse %s', async (_, extra) => {
      const body = { ...(await facts.body(unique(), api)), ...extra };
      const { status } = await call(add, { body });
      expect(status).toBe(422);
    });

    it('change what is given, raise the version and leave the rest', async () => {
      const change = changeOf();
      const record = await addOne();
      const { status, answer } = await call(update, { id: record._id, body: change });
      expect(status).toBe(200);
      expect(answer.data).toMatchObject({ ...change, version: 2 });
      const changed = [...Object.keys(change), 'version', 'updatedAt', ...computedOf(resource)];
      expect(without(answer.data, changed)).toEqual(without(record, changed));
    });

    it('refuse a change made from an older version, and change nothing', async () => {
      const change = changeOf();
      const record = await addOne();
      await call(update, { id: record._id, body: { ...change, version: 1 } });
      const late = await call(update, { id: record._id, body: { ...change, version: 1 } });
      expect(late).toMatchObject({ status: 409, answer: { type: '/problems/stale-version' } });
      expect((await history(record._id)).length).toBe(2);
    });

    it('move a record to the trash, and back', async () => {
      const change = changeOf();
      const record = await addOne();
      expect(await call(remove, { id: record._id })).toMatchObject({
        status: 200,
        answer: { data: { _id: record._id } },
      });
      expect((await call(update, { id: record._id, body: change })).status).toBe(404);
      expect((await call(remove, { id: record._id })).status).toBe(404);
      expect((await restore(record._id)).statusCode).toBe(200);
      expect((await restore(record._id)).statusCode).toBe(404);
      expect((await call(update, { id: record._id, body: change })).status).toBe(200);
    });

    it('tell the history: who, what, from what to what', async () => {
      const change = changeOf();
      const record = await addOne();
      await call(update, { id: record._id, body: change });
      await call(remove, { id: record._id });
      const entries = await history(record._id);
      expect(entries.map((entry: { action: string }) => entry.action)).toEqual([
        'remove',
        'update',
        'add',
      ]);
      expect(entries[1]).toMatchObject({ by: 'Tess Ting', version: 2 });
      const [field, to] = Object.entries(change)[0] ?? [];
      expect(entries[1].changes).toContainEqual({ field, from: record[field ?? ''], to });
    });

    it('answer nobody without a token, and write nothing', async () => {
      const change = changeOf();
      const record = await addOne();
      const body = await facts.body(unique(), api);
      const before = await countRows(api);
      expect((await callAs(api, add, { body })).status).toBe(403);
      expect((await callAs(api, update, { id: record._id, body: change })).status).toBe(403);
      expect((await callAs(api, remove, { id: record._id })).status).toBe(403);
      expect(await countRows(api)).toEqual(before);
    });

    it('answer 400 to an id that is none, 404 to one that is nobody’s', async () => {
      const change = changeOf();
      expect((await call(update, { id: "x' or 1=1 --", body: change })).status).toBe(400);
      expect((await call(update, { id: unknownId, body: change })).status).toBe(404);
      expect((await call(remove, { id: unknownId })).status).toBe(404);
    });

    if (get) {
      it('answer one record', async () => {
        const record = await addOne();
        expect((await call(get, { id: record._id })).answer).toEqual({ data: record });
      });
    }

    if (list) {
      it('page, sort both ways and search', async () => {
        const records = [await addOne(), await addOne(), await addOne()];
        // Fills the optional fields of one record.
        await call(update, { id: records[1]._id, body: changeOf() });
        const first = await call(list, { query: { pageSize: 2 } });
        const second = await call(list, { query: { pageSize: 2, page: 2 } });
        expect(first.answer).toMatchObject({ page: 1, pageSize: 2 });
        expect(first.answer.data.length).toBe(2);
        const ids = new Set([...first.answer.data, ...second.answer.data].map(({ _id }) => _id));
        expect(ids.size).toBe(first.answer.data.length + second.answer.data.length);
        for (const sort of resource.sorts) {
          const up = await call(list, { query: { sort, pageSize: 100 } });
          const down = await call(list, { query: { sort: `-${sort}`, pageSize: 100 } });
          expect(idsOf(down)).toEqual(idsOf(reversed(up, sort)));
        }
        const title = String(records[0][resource.title]);
        const found = await call(list, { query: { search: title.toUpperCase() } });
        expect(idsOf(found)).toContain(records[0]._id);
        const literal = await call(list, { query: { search: '%_%' } });
        expect(literal.answer.total).toBe(0);
      });

      it.each([
        { page: -1 },
        { pageSize: 1e9 },
        { sort: 'deletedAt' },
        { sort: 'name; drop table admin' },
        { nonsense: 1 },
      ])('refuse a list by %j', async (query) => {
        expect((await call(list, { query })).status).toBe(400);
      });
    }
  });
}

/** The computed fields of a resource. */
function computedOf({ fields }: AnyResource): string[] {
  return Object.entries(fields).flatMap(([name, { presence }]) =>
    presence === 'computed' ? [name] : [],
  );
}

function without(record: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

export interface ListAnswer {
  readonly answer: { readonly data: readonly ({ readonly _id: string } & Change)[] };
}

/** The records in the opposite sort direction; empty values come last in both. */
function reversed({ answer: { data } }: ListAnswer, sort: string): ListAnswer {
  const isEmpty = (record: Change) => record[sort] === undefined || record[sort] === null;
  const filled = data.filter((record) => !isEmpty(record));
  const empty = data.filter(isEmpty);
  return { answer: { data: [...filled.toReversed(), ...empty.toReversed()] } };
}

/** The ids of the records in the answer of a list, in order. */
export function idsOf({ answer }: ListAnswer): string[] {
  return answer.data.map(({ _id }) => _id);
}

/** The row counts of the tables that every write affects. */
async function countRows({ services }: TestApi): Promise<unknown[]> {
  const tables = ['audit', 'outbox', 'slug'] as const;
  return Promise.all(
    tables.map((table) =>
      services.database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirst(),
    ),
  );
}
