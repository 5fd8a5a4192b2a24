import { type Endpoint } from 'contract';
import { chemicalEndpoints, chemicals, chemicalSearchEndpoints } from 'contract/catalog';
import { documentEndpoints, documents } from 'contract/document';
import { fileEndpoints } from 'contract/file';
import { storePdf } from '../content/stored-files.fixture';
import {
  callAs,
  type CallRequest,
  describeCallsOn,
  unique,
} from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const staff = async (endpoint: Endpoint | undefined, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const visitor = (endpoint: Endpoint, request: CallRequest = {}) => callAs(api, endpoint, request);
const open = (path: string) => api.inject({ url: `/api/${path}` });

async function chemical(fields: object = {}) {
  const body = { name: unique(), status: 'published', ...fields };
  return (await staff(chemicals.endpoints.add, { body })).answer.data;
}
async function sheet(chemicalId: string, fields: object = {}) {
  const file = await storePdf(api, 'staff');
  const body = { chemicalId, kind: 'SDS', title: 'Sheet', language: 'en', file, ...fields };
  const { status, answer } = await staff(documents.endpoints.add, { body });
  return { status, errors: answer.errors, ...answer.data };
}
const pageOf = async (slug: string) =>
  (await visitor(chemicalEndpoints.bySlug, { query: { slug } })).answer.data;

describeCallsOn(() => api, {
  resource: documents,
  body: async (word) => ({
    chemicalId: (await chemical())._id,
    kind: 'COA',
    title: word,
    language: 'de',
    lotNumber: word,
    file: await storePdf(api),
  }),
  change: { revision: '2.1', issuedOn: '2026-05-04', access: 'request' },
  wrong: { body: { kind: 'SDS', title: 'x', language: 'xx', file: 'x' }, path: 'language' },
});

describe('a document of a chemical', () => {
  it('is on its page and in its short list while it is public and current', async () => {
    const { _id, slug } = await chemical();
    const first = await sheet(_id, { revision: '1', issuedOn: '2025-01-02' });
    const asked = await sheet(_id, { kind: 'TDS', language: 'de', access: 'request' });
    const shown = { kind: 'SDS', title: 'Sheet', language: 'en' };
    const page = await pageOf(slug);
    expect(page.documents).toEqual([{ ...shown, file: first.file }]);
    expect(page.sheets).toEqual([
      {
        _id: first._id,
        ...shown,
        revision: '1',
        issuedOn: '2025-01-02',
        access: 'public',
        format: 'pdf',
      },
      expect.objectContaining({ _id: asked._id, access: 'request', revision: null }),
    ]);
    expect((await open(`file/download/${first.file}`)).statusCode).toBe(200);
    expect((await open(`file/download/${asked.file}`)).statusCode).toBe(404);
    await staff(documents.endpoints.update, { id: first._id, body: { access: 'request' } });
    expect((await pageOf(slug)).documents).toEqual([]);
    expect((await open(`file/download/${first.file}`)).statusCode).toBe(404);
    await staff(documents.endpoints.remove, { id: asked._id });
    expect((await pageOf(slug)).sheets).toHaveLength(1);
  });

  it('is replaced by a revision of its series, once', async () => {
    const { _id, slug } = await chemical();
    const first = await sheet(_id, { revision: '1' });
    const body = { revision: '2', issuedOn: '2026-02-03', file: await storePdf(api, 'staff') };
    const { status, answer } = await staff(documentEndpoints.revise, { id: first._id, body });
    expect({ status, ...answer.data }).toMatchObject({
      status: 201,
      ...body,
      seriesId: first.seriesId,
      title: 'Sheet',
      access: 'public',
      supersededAt: null,
    });
    expect((await pageOf(slug)).sheets).toMatchObject([{ revision: '2' }]);
    const former = await staff(documents.endpoints.list, {
      query: { chemicalId: _id, state: 'former' },
    });
    expect(former.answer.data).toMatchObject([{ revision: '1', supersededBy: api.adminId }]);
    expect((await staff(documentEndpoints.revise, { id: first._id, body })).status).toBe(409);
  });

  it('has a lot number that no other certificate of the chemical has', async () => {
    const { _id, slug } = await chemical();
    const coa = { kind: 'COA', title: 'Certificate', lotNumber: 'L-1' };
    expect((await sheet(_id, coa)).status).toBe(201);
    expect(await sheet(_id, { ...coa, lotNumber: 'l-1' })).toMatchObject({
      status: 409,
      errors: [{ path: 'lotNumber' }],
    });
    expect(await sheet(_id, { lotNumber: 'L-2' })).toMatchObject({
      errors: [{ path: 'lotNumber', message: 'Only a certificate of analysis has a lot number' }],
    });
    expect(await pageOf(slug)).toMatchObject({ sheets: [], hasLots: true, documents: [] });
  });

  it('counts downloads of visitors, and refuses those on request', async () => {
    const { _id } = await chemical();
    const { _id: id } = await sheet(_id);
    const secret = await sheet(_id, { access: 'request' });
    const { statusCode, headers } = await open(`document/download/${id}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    await open(`document/download/${id}`);
    await staff(documentEndpoints.download, { id }).catch(() => undefined);
    const { downloads, recipients } = (await staff(documents.endpoints.get, { id })).answer.data;
    expect({ downloads, recipients }).toEqual({ downloads: 2, recipients: 0 });
    expect((await open(`document/download/${secret._id}`)).statusCode).toBe(404);
    expect((await visitor(fileEndpoints.download, { id: secret.file })).status).toBe(404);
  });
});

describe('the safety data sheets of chemicals', () => {
  /** How many have one, and how many have none, by a search for a name and by the kept counts of the whole listing. */
  const counts = async (q: string) => {
    const facets = [];
    for (const query of [{ q }, {}, { massFrom: 1 }]) {
      const { answer } = await visitor(chemicalSearchEndpoints.search, { query });
      const found: { value: string; count: number }[] = answer.facets.sheet;
      facets.push(['yes', 'no'].map((one) => found.find(({ value }) => value === one)?.count ?? 0));
    }
    return facets;
  };

  it('are counted as they come, on request too, are replaced and withdrawn', async () => {
    const { _id, name } = await chemical({ molecularWeight: 100 });
    const [, [yes = 0, no = 0] = [], [heavyYes = 0, heavyNo = 0] = []] = await counts(name);
    const without = [
      [0, 1],
      [yes, no],
      [heavyYes, heavyNo],
    ];
    const having = [
      [1, 0],
      [yes + 1, no - 1],
      [heavyYes + 1, heavyNo - 1],
    ];
    await sheet(_id, { kind: 'TDS' });
    expect(await counts(name)).toEqual(without);
    const { _id: id } = await sheet(_id, { access: 'request' });
    expect(await counts(name)).toEqual(having);
    await staff(chemicals.endpoints.update, { id: _id, body: { grades: ['AR'] } });
    expect(await counts(name)).toEqual(having);
    const query = { q: name, safetyDataSheet: 'yes' };
    expect((await visitor(chemicalSearchEndpoints.search, { query })).answer.total).toBe(1);
    const listed = { search: name, safetyDataSheet: 'no' };
    expect((await staff(chemicals.endpoints.list, { query: listed })).answer.total).toBe(0);
    await staff(documents.endpoints.remove, { id });
    expect(await counts(name)).toEqual(without);
    const other = await chemical({ documents: [] });
    const moved = await sheet(other._id);
    expect(await counts(other.name)).toContainEqual([1, 0]);
    await staff(documents.endpoints.update, { id: moved._id, body: { kind: 'Other' } });
    expect(await counts(other.name)).toContainEqual([0, 1]);
  });
});
