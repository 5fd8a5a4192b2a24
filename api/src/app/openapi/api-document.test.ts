import { Validator } from '@seriousme/openapi-schema-validator';
import { Bytes } from 'contract';
import { allEndpoints } from 'contract/endpoints';
import { examples } from 'contract/examples';
import { z } from 'zod';
import { oldCall, renamedUnits } from '../../http/mount/renamed-units.fixture';
import { describeApi } from './api-document';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

/** What the suite reads of an operation. */
const Operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(z.looseObject({})).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.looseObject({})) }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string().optional() })),
});

const Document = z.looseObject({
  servers: z.array(z.object({ url: z.string(), description: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({})),
    parameters: z.record(z.string(), z.looseObject({})),
    responses: z.record(z.string(), z.looseObject({})),
  }),
});

let api: TestApi;
/** The document of the calls that are open to keys and visitors, as sent. */
let text: string;
/** The one of all calls. */
let document: z.infer<typeof Document>;

beforeAll(async () => {
  api = await startTestApi({
    jobs: 'stopped',
    env: { PUBLIC_URL: 'https://trading.example.com/' },
  });
  text = (await api.inject({ url: '/api/openapi.json' })).body;
  document = Document.parse((await api.inject({ url: '/api/openapi.json?calls=all' })).json());
});
afterAll(() => api.close());

function operation(name: string): z.infer<typeof Operation> {
  const all = Object.values(document.paths).flatMap((path) => Object.values(path));
  return Operation.parse(all.find(({ operationId }) => operationId === name));
}

test('is a valid OpenAPI document, and its references lead somewhere', async () => {
  const validator = new Validator();
  for (const one of [JSON.parse(text), structuredClone(document)]) {
    expect(await validator.validate(one)).toEqual({ valid: true });
    expect(() => validator.resolveRefs()).not.toThrow();
  }
  const broken = JSON.parse(text.replace('"in":"header"', '"in":"nowhere"'));
  expect(await validator.validate(broken)).toMatchObject({ valid: false });
});

test('has the calls that are open to keys and visitors, in at most 1.6 kB each', () => {
  const open = allEndpoints.filter(({ byKey, access }) => byKey || access === 'public');
  const described = Object.values(Document.parse(JSON.parse(text)).paths).flatMap(Object.values);
  const names = described.map(({ operationId }) => String(operationId));
  expect(new Set(names)).toEqual(new Set(open.map(({ name }) => name)));
  expect(names.length).toBe(open.length);
  expect(Buffer.byteLength(text) / names.length).toBeLessThan(1_600);
});

test('has every endpoint once, under its name', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
    ),
  );
  const mounted = allEndpoints.map(({ name, method, path }) => `${name} ${method} /api/${path}`);
  expect(described.toSorted()).toEqual(mounted.toSorted());
  const names = new Set(described.map((line) => line.split(' ', 1)[0]));
  expect(names.size).toBe(allEndpoints.length);
  for (const name of names) expect(name).toMatch(/^[a-z]\w*\.[a-z]\w*$/);
});

test('names resources, bodies, lists and the error, and refers to them', () => {
  const names = ['Chemical', 'ChemicalCreate', 'ChemicalUpdate', 'ChemicalList', 'Problem'];
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
  expect(operation('chemical.list').responses[200]).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ChemicalList' } } },
  });
  const data = { $ref: '#/components/schemas/Chemical' };
  expect(operation('chemical.add').responses[201]).toMatchObject({
    content: { 'application/json': { schema: { properties: { data } } } },
  });
  expect(document.components.schemas.UnitCreate).toMatchObject({
    properties: { name: { type: 'string' } },
    required: expect.arrayContaining(['name', 'symbol']),
    additionalProperties: false,
  });
  expect(operation('unit.update')).toMatchObject({
    requestBody: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/UnitUpdate' } } },
    },
    responses: { default: { $ref: '#/components/responses/Problem' } },
  });
});

test('a field with a default may be left out of a body, and is there in answers', () => {
  const { VisitorInquiry, RequestedItem, RequestedItemInput } = document.components.schemas;
  expect(VisitorInquiry).toMatchObject({
    properties: { items: { items: { $ref: '#/components/schemas/RequestedItemInput' } } },
  });
  expect(RequestedItemInput).not.toHaveProperty('required');
  expect(RequestedItem).toHaveProperty('required', expect.arrayContaining(['quantity']));
});

test('an optional text is one type or null', () => {
  const city = { type: ['string', 'null'], minLength: 1, maxLength: 80, default: null };
  expect(document.components.schemas.Address).toMatchObject({ properties: { city } });
});

test('every parameter of a query is described', () => {
  for (const { name, query } of allEndpoints) {
    const described = operation(name).parameters.map((one) => one.name);
    const fields = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
    expect([name, ...described]).toEqual(expect.arrayContaining([name, ...fields]));
  }
});

test('says where it is served, what its tags mean and what is answered', () => {
  expect(document.servers).toEqual([
    { url: 'https://trading.example.com', description: 'This installation' },
  ]);
  const described = document.tags.map(({ name }) => name);
  for (const { name } of allEndpoints) {
    const { tags, responses } = operation(name);
    expect(described).toEqual(expect.arrayContaining(tags));
    const [answer] = Object.values(responses);
    expect([name, answer?.description]).toEqual([name, expect.stringMatching(/\w{3}/)]);
  }
  expect(text).not.toContain('Default Response');
});

test('every answer that is no JSON has its media type', () => {
  for (const { name, answer, produces } of allEndpoints) {
    const isJson = produces.includes('application/json');
    expect([name, isJson]).toEqual([name, answer !== Bytes]);
  }
  expect(operation('chemical.export').responses[200]).toMatchObject({
    content: { 'text/csv': {}, 'chemical/x-mdl-sdfile': { schema: { format: 'binary' } } },
  });
});

test('the header Idempotency-Key is a parameter where it is read, and nowhere else', () => {
  const readers = allEndpoints.filter(({ idempotent }) => idempotent).map(({ name }) => name);
  expect(readers).toEqual(expect.arrayContaining(['email.send', 'productInquiry.create']));
  const ref = { $ref: '#/components/parameters/Idempotency-Key' };
  expect(document.components.parameters['Idempotency-Key']).toMatchObject({ in: 'header' });
  const described = allEndpoints.filter(({ name }) =>
    operation(name).parameters.some((one) => one.$ref === ref.$ref),
  );
  expect(described.map(({ name }) => name)).toEqual(readers);
});

test('uploads are parts of a form, as bytes', () => {
  const file = { type: 'string', format: 'binary' };
  const formOf = (name: string) =>
    z
      .object({ schema: z.looseObject({}) })
      .parse(operation(name).requestBody?.content['multipart/form-data']).schema;
  expect(formOf('file.add')).toEqual({ type: 'object', properties: { file }, required: ['file'] });
  expect(formOf('chemical.add')).toMatchObject({
    properties: {
      data: { $ref: '#/components/schemas/ChemicalCreate' },
      images: { type: 'array', items: file },
    },
  });
  expect(formOf('admin.updateProfile')).toMatchObject({ properties: { photo: file } });
  const forms = allEndpoints.filter(({ encoding }) => encoding === 'multipart');
  for (const { name } of forms)
    expect([name, JSON.stringify(formOf(name))]).toEqual([name, expect.stringContaining('binary')]);
});

test('examples are bodies that the API accepts, and stand in the document', () => {
  expect(examples.size).toBeGreaterThan(10);
  for (const [name, example] of examples) {
    const endpoint = allEndpoints.find((one) => one.name === name);
    expect([name, endpoint?.body.safeParse(example).error]).toEqual([name, undefined]);
    expect(operation(name).requestBody?.content['application/json']).toMatchObject({ example });
  }
});

test('what is deprecated is marked, and a former name is described beside the present one', () => {
  const endpoints = [oldCall, ...Object.values(renamedUnits.endpoints)];
  const described = {
    endpoints,
    url: 'https://trading.example.com',
    messages: {},
    version: '1.2.3',
  };
  const { paths } = describeApi({ ...described, messageHeaders: [] });
  expect(paths).toMatchObject({
    '/api/unit/countOld': {
      get: {
        deprecated: true,
        description: expect.stringMatching(
          /^Use unit\.list instead\. It works until 2027-03-31\. Needs: /,
        ),
      },
    },
  });
  const text = JSON.stringify(paths);
  const former = {
    maxLength: 16,
    deprecated: true,
    description: 'Use abbreviation instead. It works until 2027-06-30.',
  };
  const { '/api/unit/add': add } = z.record(z.string(), z.unknown()).parse(paths);
  const schema = { properties: { symbol: former, abbreviation: { maxLength: 16 } } };
  expect(add).toMatchObject({
    post: {
      requestBody: { content: { 'application/json': { schema } } },
      responses: {
        201: { content: { 'application/json': { schema: { properties: { data: schema } } } } },
      },
    },
  });
  // In each of the four records, never in what is required of a client.
  expect(text.match(/"symbol":\{/g)?.length).toBeGreaterThanOrEqual(4);
  expect(text).not.toContain('"required":["symbol"');
});
