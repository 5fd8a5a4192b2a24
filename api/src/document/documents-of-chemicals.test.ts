import { type Endpoint } from 'contract';
import { chemicalEndpoints, chemicals } from 'contract/catalog';
import { documents } from 'contract/document';
import { callAs, unique, type CallRequest } from '../testing/describe-resource-routes';
import { up } from './migrations/033-documents';
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

  it('become records when the database is migrated, with the former ones in their series', async () => {
    const sheet = { kind: 'SDS', title: 'Sheet', language: 'en', file: 'now.pdf' };
    const body = { name: unique(), documents: [sheet] };
    const { _id: id } = (await call(chemicals.endpoints.add, { body })).answer.data;
    await api.sql('drop table document_delivery, document_download, document');
    for (const file of ['oldest.pdf', 'old.pdf']) {
      await api.sql(
        `insert into former_document values (gen_random_uuid(), $1, 'SDS', 'Sheet', 'en', $2, now(), null)`,
        [id, file],
      );
    }
    await up(api.services.database.withoutPlugins());
    const query = { chemicalId: id, sort: 'createdAt' };
    const { data } = (await call(documents.endpoints.list, { query })).answer;
    expect(new Set(data.map(({ seriesId }: { seriesId: string }) => seriesId)).size).toBe(1);
    const isCurrent = ({ supersededAt }: { supersededAt: string | null }) => supersededAt === null;
    expect(data.filter(isCurrent)).toMatchObject([{ ...sheet, access: 'public' }]);
    const former = (await call(chemicalEndpoints.formerDocuments, { id })).answer.data;
    expect(former).toMatchObject([{ file: 'old.pdf' }, { file: 'oldest.pdf' }]);
  });
});
