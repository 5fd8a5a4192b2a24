import { type Endpoint } from 'contract';
import { suppliers, tradeEndpoints } from 'contract/partner';
import { allEndpoints } from 'contract/endpoints';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { bearer } from '../testing/bearer';
import { formOf } from '../testing/form-of';
import { type PartnerFixture, partnerKinds, startPartnerFixture } from './partners.fixture';
import {
  addressOf,
  type PublicRead,
  type Planted,
  shownIn,
  waysToAsk,
  withoutAddress,
} from './public-answers.fixture';

const marker = 'Qzvxmarker';
const words = [marker, '442079460999', '20 7946 0999'];
/** Ids and files that do not exist: what is asked for before the partners are there. */
const nothingYet = { supplierId: uuidv7(), customerId: uuidv7(), files: [`${uuidv7()}.pdf`] };

/** Those whose answers differ from one request to the next. */
const everNew = new Set(['form.token']);

let fixture: PartnerFixture;
let chemicalId = '';
let planted: Planted = { ...nothingYet, chemicalId, words };
let before: ReadonlyMap<string, Answer>;
let after: ReadonlyMap<string, Answer>;

beforeAll(async () => {
  fixture = await startPartnerFixture();
  const names = ['One', 'Two', 'Three'].map((name) => `Secrecy ${name}`);
  const ids = [];
  for (const name of names) {
    const casNumber = name === 'Secrecy One' ? '67-64-1' : null;
    const body = { name, casNumber, status: 'published', featured: true };
    ids.push((await fixture.addChemical(body))._id);
  }
  [chemicalId] = ids;
  before = await answersTo(publicReads(), { ...nothingYet, chemicalId, words });
  planted = await plant(ids.toReversed());
  after = await answersTo(publicReads(), planted);
}, 240_000);
afterAll(() => fixture.close());

/** Partners with the marker in every text, linked to the chemicals, to the later ones more often. */
async function plant(chemicalIds: string[]): Promise<Planted> {
  const ids: Record<string, string> = {};
  const files = [await upload('pdf'), await upload('png')];
  const [document = '', logo = ''] = files;
  for (const kind of partnerKinds) {
    const isCustomer = kind.kind === 'customer';
    const body = {
      ...Object.fromEntries(textFields.map((field) => [field, `${marker} ${field}`])),
      emails: [`${marker}@${marker}.example.com`],
      phones: ['+44 20 7946 0999'],
      whatsapp: '+44 20 7946 0999',
      website: `https://${marker}.example.com/`,
      address: { line1: marker, line2: marker, city: marker, state: marker, country: 'GB' },
      documents: [{ title: `${marker} paper`, file: document }],
      marketingConsent: true,
      ...(isCustomer ? { industry: marker, logo } : { rating: 5 }),
    };
    ids[kind.kind] = (await fixture.addPartner(kind, body))._id;
    for (const [index] of chemicalIds.entries()) {
      const { _id } = await fixture.addPartner(kind, { companyName: `${marker} ${index}` });
      await fixture.link(kind, _id, chemicalIds.slice(index));
    }
    await fixture.link(kind, ids[kind.kind] ?? '', chemicalIds);
  }
  const { supplier: supplierId = '', customer: customerId = '' } = ids;
  return { supplierId, customerId, chemicalId, files, words };
}

const textFields = [
  'companyName',
  'contactPerson',
  'designation',
  'taxNumber',
  'paymentTerms',
  'minimumOrder',
  'notes',
];

async function upload(kind: 'pdf' | 'png'): Promise<string> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  const bytes = kind === 'pdf' ? Buffer.from('%PDF-1.7\n%%EOF') : await image.png().toBuffer();
  const { payload, headers } = formOf({ file: { name: `${marker}.${kind}`, bytes } });
  const answer = await fixture.api.inject({
    method: 'POST',
    url: '/api/file/add?audience=staff',
    payload,
    headers: { ...headers, ...bearer(fixture.api.adminToken) },
  });
  return answer.json().data.name;
}

const publicReads = () =>
  allEndpoints.filter(({ method, access }) => method === 'GET' && access === 'public');

interface Answer {
  readonly url: string;
  readonly status: number;
  readonly body: string;
}

/** The answers to a caller, by request; ids are replaced by what they belong to. */
async function answersTo(
  endpoints: readonly Endpoint[],
  world: Planted,
  token?: string,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  for (const read of endpoints.flatMap((endpoint) => waysToAsk(endpoint, world))) {
    const url = addressOf(read);
    const { statusCode, body } = await fixture.api.inject({ url, headers: bearer(token) });
    answers.set(labelOf(read, world), { url, status: statusCode, body: withoutAddress(body) });
  }
  return answers;
}

function labelOf(read: PublicRead, { supplierId, customerId, files }: Planted): string {
  const [file = '', otherFile = ''] = files;
  const names = { [supplierId]: 'supplier', [customerId]: 'customer', [file]: 'file' };
  const plain = Object.entries({ ...names, [otherFile]: 'file' })
    .filter(([id]) => id !== '')
    .reduce((address, [id, name]) => address.replaceAll(id, `{${name}}`), addressOf(read));
  return `${read.endpoint.name} ${plain}`;
}

/** The addresses whose answers show something of the partners, or failed. */
function leaksIn(answers: ReadonlyMap<string, Answer>): string[] {
  return [...answers.values()]
    .filter(({ status, body }) => status >= 500 || shownIn(body, planted).length > 0)
    .map(({ url, status }) => `${url} answered ${status}`);
}

test('no public call shows a word or an id of a partner, however it is asked', () => {
  expect(publicReads().length).toBeGreaterThan(20);
  expect(leaksIn(after)).toEqual([]);
});

test('every public call answers to the letter what it did before there were partners', () => {
  const differing = [...after].flatMap(([read, { status, body }]) => {
    const isEverNew = everNew.has(read.split(' ')[0] ?? '');
    const former = before.get(read);
    return isEverNew || (former?.status === status && former.body === body) ? [] : [read];
  });
  expect(after.size).toBeGreaterThan(300);
  expect([...after.values()].filter(({ status }) => status === 200).length).toBeGreaterThan(100);
  expect(differing).toEqual([]);
});

test.each([
  ['supplier/get', suppliers.endpoints.list],
  ['trade/getChemicals', tradeEndpoints.findTraded],
])('the same look sees %s when it answers whoever asks', async (path, endpoint) => {
  const leaks = leaksIn(await answersTo([endpoint], planted, fixture.api.adminToken));
  if (path === 'supplier/get') return expect(leaks.length).toBeGreaterThan(5);
  const read = { endpoint, id: undefined, query: { q: '67-64-1' } };
  const headers = bearer(fixture.api.adminToken);
  const answer = await fixture.api.inject({ url: addressOf(read), headers });
  return expect(answer.json().data[0]).toMatchObject({ supplierCount: 4, customerCount: 4 });
});

describe('every call for staff', () => {
  const closed = allEndpoints.filter(({ access }) => access === 'admin');

  async function openOnes(token?: string): Promise<string[]> {
    const { supplierId, customerId, chemicalId: id } = planted;
    const open: string[] = [];
    for (const endpoint of closed) {
      const asked = endpoint.idIn === 'none' ? [id] : [supplierId, customerId, id];
      for (const one of asked) {
        const query = { resource: 'supplier', recordId: supplierId, chemicalId: id, q: marker };
        const url = addressOf({ endpoint, id: one, query });
        const headers = bearer(token);
        const payload = endpoint.method === 'GET' ? undefined : { chemical_ids: [id] };
        const request = { method: endpoint.method, url, headers };
        const answer = await fixture.api.inject({ ...request, ...(payload ? { payload } : {}) });
        const isClosed = answer.statusCode === 403 && shownIn(answer.body, planted).length === 0;
        if (!isClosed) open.push(`${endpoint.method} ${url} answered ${answer.statusCode}`);
      }
    }
    return open;
  }

  async function ended(column: 'expiresAt' | 'revokedAt'): Promise<string> {
    const token = await fixture.api.login();
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const past = { [column]: new Date(0).toISOString() };
    const { database } = fixture.api.services;
    await database.updateTable('adminSession').set(past).where('_id', '=', jti).execute();
    return token;
  }

  test('is closed without a token, with an ended, a revoked and a false one', async () => {
    const names = closed.map(({ name }) => name);
    for (const { resource, calls } of partnerKinds) {
      const own = [...Object.values(resource.endpoints), ...Object.values(calls)];
      expect(names).toEqual(expect.arrayContaining(own.map(({ name }) => name)));
    }
    expect(names).toContain('trade.find');
    const tokens = [undefined, await ended('expiresAt'), await ended('revokedAt'), 'a.b.c'];
    for (const token of tokens) expect(await openOnes(token)).toEqual([]);
  });
});

test('a partner’s files are found by staff alone, under every address', async () => {
  for (const file of planted.files) {
    for (const path of ['file', 'logo'].map((group) => `/api/${group}/download/${file}`)) {
      for (const url of [path, `${path}?w=64`])
        expect([url, (await fixture.api.inject({ url })).statusCode]).toEqual([url, 404]);
    }
    const headers = bearer(fixture.api.adminToken);
    const asStaff = await fixture.api.inject({ url: `/api/file/download/${file}`, headers });
    expect(asStaff.statusCode).toBe(200);
    expect(asStaff.headers['cache-control']).toContain('private');
  }
});

test.each(['openapi.json', 'docs', 'health/live', 'health/ready', 'metrics', 'nothing'])(
  'nothing of a partner stands in /api/%s',
  async (path) => {
    const answer = await fixture.api.inject({ url: `/api/${path}` });
    expect(shownIn(answer.body, planted)).toEqual([]);
    if (path === 'openapi.json') expect(answer.body).toContain('supplier/addChemicalIdsToSupplier');
  },
);

test('a refused sign-in, form or search tells nothing of a partner', async () => {
  const writes = allEndpoints.filter(
    ({ method, access }) => method !== 'GET' && access === 'public',
  );
  expect(writes.length).toBeGreaterThan(2);
  for (const { method, path } of writes) {
    const payload = { email: `${marker}@${marker}.example.com`, search: marker };
    const answer = await fixture.api.inject({ method, url: `/api/${path}`, payload });
    expect([path, shownIn(answer.body, planted)]).toEqual([path, []]);
    expect(answer.statusCode).toBeLessThan(500);
  }
});
