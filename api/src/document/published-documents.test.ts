import { chemicals } from 'contract/catalog';
import { documentEndpoints, documents } from 'contract/document';
import type { Endpoint } from 'contract';
import { storePdf } from '../content/stored-files.fixture';
import { callAs, unique } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const staff = async (endpoint: Endpoint, request: object) =>
  (await callAs(api, endpoint, { token: api.adminToken, ...request })).answer.data;
const counted = async () => (await callAs(api, documentEndpoints.published, {})).answer.data;

async function chemical(status = 'published'): Promise<string> {
  return (await staff(chemicals.endpoints.add, { body: { name: unique(), status } }))._id;
}
async function sheet(chemicalId: string, fields: object = {}): Promise<string> {
  const body = { chemicalId, kind: 'SDS', title: unique(), language: 'en', ...fields };
  const file = await storePdf(api, 'staff');
  return (await staff(documents.endpoints.add, { body: { ...body, file } }))._id;
}

it('a catalogue without documents has none of any kind', async () => {
  await chemical();
  expect(await counted()).toEqual({ kinds: [], lots: 0 });
});

it('documents are counted while they are current and their chemical is published', async () => {
  const [one, other, draft] = [await chemical(), await chemical(), await chemical('draft')];
  await sheet(one);
  await sheet(one, { language: 'de' });
  const asked = await sheet(other, { language: 'pt-BR', access: 'request' });
  await sheet(other, { kind: 'COA', lotNumber: unique() });
  await sheet(draft, { kind: 'Specification' });
  await sheet(draft, { kind: 'COA', lotNumber: unique() });
  const tds = await sheet(one, { kind: 'TDS' });
  expect(await counted()).toEqual({
    kinds: [
      { kind: 'SDS', chemicals: 2, open: 2, onRequest: 1, languages: ['de', 'en', 'pt-BR'] },
      { kind: 'TDS', chemicals: 1, open: 1, onRequest: 0, languages: ['en'] },
    ],
    lots: 1,
  });

  const body = { revision: '2', issuedOn: '2026-02-03', file: await storePdf(api, 'staff') };
  await staff(documentEndpoints.revise, { id: asked, body });
  await staff(documents.endpoints.remove, { id: tds });
  expect(await counted()).toEqual({
    kinds: [{ kind: 'SDS', chemicals: 2, open: 2, onRequest: 1, languages: ['de', 'en', 'pt-BR'] }],
    lots: 1,
  });

  await staff(chemicals.endpoints.update, { id: draft, body: { status: 'published' } });
  expect((await counted()).lots).toBe(2);
  await staff(chemicals.endpoints.remove, { id: one });
  expect((await counted()).kinds).toEqual([
    { kind: 'SDS', chemicals: 1, open: 0, onRequest: 1, languages: ['pt-BR'] },
    { kind: 'Specification', chemicals: 1, open: 1, onRequest: 0, languages: ['en'] },
  ]);
});
