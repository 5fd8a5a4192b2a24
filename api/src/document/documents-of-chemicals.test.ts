import { type Endpoint } from 'contract';
import { chemicalEndpoints, chemicals } from 'contract/catalog';
import { callAs, unique, type CallRequest } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

describe('the documents of a chemical', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const call = (endpoint: Endpoint, request: CallRequest = {}) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });

  it('are remembered when they are replaced, until they are put back', async () => {
    const sheet = { kind: 'SDS', title: 'Safety data sheet', language: 'en', file: 'first.pdf' };
    const body = { name: unique(), documents: [sheet] };
    const { _id: id } = (await call(chemicals.endpoints.add, { body })).answer.data;
    const put = (...documents: object[]) =>
      call(chemicals.endpoints.update, { id, body: { documents } });
    const former = async () => (await call(chemicalEndpoints.formerDocuments, { id })).answer.data;
    expect(await former()).toEqual([]);
    await put({ ...sheet, file: 'second.pdf' });
    await put({ ...sheet, file: 'second.pdf', title: 'Renamed' });
    expect(await former()).toEqual([{ ...sheet, until: expect.any(String), by: 'Tess Ting' }]);
    await put();
    expect((await former()).map(({ file }: { file: string }) => file)).toEqual([
      'second.pdf',
      'first.pdf',
    ]);
    await put(sheet);
    expect(await former()).toMatchObject([{ file: 'second.pdf', title: 'Renamed' }]);
    expect((await callAs(api, chemicalEndpoints.formerDocuments, { id })).status).toBe(403);
  });
});
