import { chemicalSearchEndpoints, type LineVerdict } from 'contract/catalog';
import { callAs, uniqueWord } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { resolveLines } from './resolve-lines';

const { resolveLines: endpoint } = chemicalSearchEndpoints;

let api: TestApi;
const mark = uniqueWord().toLowerCase();
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  await api.addChemicals([
    { name: 'Acetone', casNumber: '67-64-1', synonyms: ['Propanone'], status: 'published' },
    {
      name: '2-Propanol',
      casNumber: '67-63-0',
      smiles: 'CC(C)O',
      inchiKey: 'KFZMGEQAYNKOFK-UHFFFAOYSA-N',
      status: 'published',
    },
    { name: '1-Propanol', casNumber: '71-23-8', smiles: 'CCCO', status: 'published' },
    { name: 'Sodium hydroxide', casNumber: '1310-73-2', status: 'published' },
    { name: `Draft ${mark}`, productCode: 'D-1', status: 'draft' },
  ]);
});
afterAll(() => api.close());

async function verdicts(lines: readonly string[]): Promise<LineVerdict[]> {
  const { status, answer } = await callAs(api, endpoint, { body: { lines } });
  expect(status).toBe(200);
  return endpoint.answer.parse(answer).data;
}

/** The verdict in a word, with the names of what it is about. */
function short(verdict: LineVerdict): unknown {
  switch (verdict.kind) {
    case 'found':
      return ['found', verdict.chemical.name];
    case 'similar':
      return ['similar', ...verdict.chemicals.map(({ name }) => name)];
    case 'wrong-digit':
    case 'not-carried':
      return [verdict.kind];
    default:
      return verdict satisfies never;
  }
}

describe('the lines of a pasted list', () => {
  it.each([
    ['acetone', 'found', 'Acetone'],
    ['Propanone', 'found', 'Acetone'],
    ['CAS 67–64–1', 'found', 'Acetone'],
    ['67641', 'found', 'Acetone'],
    ['67-64-2', 'wrong-digit'],
    ['KFZMGEQAYNKOFK-UHFFFAOYSA-N', 'found', '2-Propanol'],
    ['C3H8O', 'similar', '1-Propanol', '2-Propanol'],
    ['sodium hydrox', 'similar', 'Sodium hydroxide'],
    ['sodium hidroxide', 'similar', 'Sodium hydroxide'],
    ['Lead(II) acetate', 'not-carried'],
    ['Chromium(VI) oxide', 'not-carried'],
    ['Borane complex (acetone)', 'similar', 'Acetone'],
    ['Buffer solution (acetone)', 'similar', 'Acetone'],
    ['Acetone (propanone)', 'found', 'Acetone'],
    ['Acetone (something)', 'similar', 'Acetone'],
    ['acetone, for paint', 'similar', 'Acetone'],
    ['hydroxide of sodium', 'similar', 'Sodium hydroxide'],
    ['Unobtainium', 'not-carried'],
    [`Draft ${mark}`, 'not-carried'],
    ['D-1', 'not-carried'],
    ["'; drop table chemical; --", 'not-carried'],
  ])('%s', async (line, ...expected) => {
    const [verdict] = await verdicts([line]);
    expect(verdict && short(verdict)).toEqual(expected);
  });

  it('have their verdicts in their order, by as many queries for two hundred as for one', async () => {
    const connect = jest.spyOn(api.services.pool, 'connect');
    await resolveLines(api.services.database, ['Acetone', 'sodium hidroxide 101']);
    const forOne = connect.mock.calls.length;
    const lines = Array.from({ length: 200 }, (_, index) =>
      index % 2 === 0 ? 'Acetone' : `sodium hidroxide ${index}`,
    );
    const found = await resolveLines(api.services.database, lines);
    expect(connect.mock.calls.length - forOne).toBe(forOne);
    connect.mockRestore();
    expect(found.map(({ kind }) => kind).slice(0, 3)).toEqual([
      'found',
      expect.any(String),
      'found',
    ]);
    expect(found).toHaveLength(200);
  });

  it('are at most two hundred, of at most two hundred characters', async () => {
    const many = await callAs(api, endpoint, { body: { lines: Array(201).fill('x') } });
    const long = await callAs(api, endpoint, { body: { lines: ['x'.repeat(201)] } });
    expect([many.status, long.status]).toEqual([422, 422]);
  });
});
