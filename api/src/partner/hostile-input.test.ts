import { type Endpoint, Nothing } from 'contract';
import { tradeEndpoints } from 'contract/partner';
import { z } from 'zod';
import { bearer } from '../testing/bearer';
import { type PartnerFixture, partnerKinds, startPartnerFixture } from './partners.fixture';

const hostile = [
  "' or 1=1 --",
  "'; drop table supplier; --",
  '%',
  '\\',
  '\u0000',
  '../../etc/passwd',
  '{"$ne":null}',
  '[object Object]',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(400),
  '',
];

/** Half characters and control characters: no database keeps them. */
const unstorable = [
  'a\ud800',
  'a\udfffb',
  'https://example.com/\ud800',
  'https://example.com/\u0000',
];

const noValues = [null, [], {}, 7, true, 'text', [[]], [null], [{}], { a: { b: [] } }, -1, 1e300];

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await startPartnerFixture();
});
afterAll(() => fixture.close());

/** Every row that a call of the partners may write, but the note of an export. */
async function written(): Promise<unknown> {
  const { database } = fixture.api.services;
  const tables = [
    ...(['supplier', 'customer', 'supplierChemical', 'customerChemical'] as const),
    ...(['supplierMark', 'customerMark', 'outbox', 'file'] as const),
  ];
  const history = database.selectFrom('audit').selectAll().where('action', '<>', 'export');
  return Promise.all([
    history.execute(),
    ...tables.map((table) => database.selectFrom(table).selectAll().execute()),
  ]);
}

async function send({ method, path }: Endpoint, query: string, body?: unknown) {
  const answer = await fixture.api.inject({
    method,
    url: `/api/${path}?${query}`,
    headers: { ...bearer(fixture.api.adminToken), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return answer.statusCode;
}

function parametersOf({ query, idIn, idName }: Endpoint): string[] {
  const own = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  return idIn === 'query' ? [...own, idName] : own;
}

const pair = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;

describe.each(partnerKinds)('hostile input to a $kind', (kind) => {
  const { resource, calls, field } = kind;
  const { import: _upload, ...own } = calls;
  const endpoints: Endpoint[] = [
    ...Object.values(resource.endpoints),
    ...Object.values(own),
    tradeEndpoints.findTraded,
  ];
  let id = '';
  let chemicalId = '';

  beforeAll(async () => {
    id = (await fixture.addPartner(kind))._id;
    [chemicalId = ''] = await fixture.addChemicals(1);
    await fixture.link(kind, id, [chemicalId]);
  });

  /** What makes a call whole, to be spoilt in one place. */
  function wholeOf(endpoint: Endpoint): Record<string, string> {
    const known = { [endpoint.idName]: id, chemicalId, alphabet: 'A', q: 'a', format: 'csv' };
    const names = parametersOf(endpoint);
    return Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name)));
  }

  test('in any parameter is refused or found nothing for, and never fails', async () => {
    const before = await written();
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      const whole = wholeOf(endpoint);
      for (const name of parametersOf(endpoint)) {
        const { [name]: _spoilt, ...rest } = whole;
        const others = Object.entries(rest).map(([key, value]) => pair(key, value));
        const spoilt = hostile.map((text) => pair(name, text));
        const twice = `${pair(name, whole[name] ?? 'a')}&${pair(name, 'b')}`;
        for (const one of [...spoilt, twice, `${name}[]=a`, `${name}[$ne]=a`]) {
          const status = await send(endpoint, [...others, one].join('&'));
          const isSafe = endpoint.method === 'GET' ? [200, 400] : [400, 422];
          if (!isSafe.includes(status)) wrong.push(`${endpoint.name} ${one}: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(await written()).toEqual(before);
  });

  test('in a parameter that there is not is refused', async () => {
    const before = await written();
    for (const endpoint of endpoints) {
      const whole = Object.entries(wholeOf(endpoint)).map(([key, value]) => pair(key, value));
      for (const extra of ['nonsense=1', '__proto__=1', 'constructor=1', 'deletedAt=null']) {
        const body = endpoint.body === Nothing ? undefined : { [field]: [chemicalId] };
        const status = await send(endpoint, [...whole, extra].join('&'), body);
        const isRefused = [400, 422].includes(status);
        expect({ name: endpoint.name, extra, isRefused }).toMatchObject({ isRefused: true });
      }
    }
    expect(await written()).toEqual(before);
  });

  test('in a whole body is refused', async () => {
    const before = await written();
    for (const endpoint of endpoints.filter(({ body }) => body !== Nothing)) {
      const query = endpoint.idIn === 'query' ? pair(endpoint.idName, id) : '';
      for (const body of [...noValues, { __proto__: 1 }, { [field]: [], companyName: [] }]) {
        const status = await send(endpoint, query, body);
        const isNothing = endpoint === resource.endpoints.update && JSON.stringify(body) === '{}';
        const isRight = (isNothing ? [200] : [400, 422]).includes(status);
        expect({ name: endpoint.name, body, isRight }).toMatchObject({ isRight: true });
      }
    }
    expect(await written()).toEqual(before);
  });

  test('in a field is refused by the field’s path', async () => {
    const before = await written();
    const strings = { companyName: 'Company' };
    const fields = Object.entries(resource.fields).filter(
      ([, { presence }]) => presence !== 'computed',
    );
    for (const [name, { schema }] of fields) {
      for (const value of [...noValues, ...hostile, ...unstorable]) {
        const isUnstorable = typeof value === 'string' && unstorable.includes(value);
        const isSound = !isUnstorable && schema.safeParse(value).success;
        if (isSound || value === null) continue;
        const body = { ...strings, [name]: value };
        const { status, answer } = await fixture.call(resource.endpoints.add, { body });
        const paths = answer.errors.map(({ path }: { path: string }) => path.split('.')[0]);
        expect([name, value, status, paths[0]]).toEqual([name, value, 422, name]);
      }
    }
    expect(await written()).toEqual(before);
  });

  test('that is a text is kept as it is', async () => {
    const companyName = `'; drop table ${kind.kind}; -- <script>alert(1)</script> %s`;
    const record = await fixture.addPartner(kind, { companyName, notes: companyName });
    expect(record).toMatchObject({ companyName, notes: companyName });
    const query = { search: "'; drop table" };
    expect((await fixture.call(resource.endpoints.list, { query })).answer.total).toBe(1);
  });
});
