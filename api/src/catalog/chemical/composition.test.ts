import { chemicalEndpoints, chemicals, chemicalSearchEndpoints } from 'contract/catalog';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;

const made = [
  { name: 'Ethyl acetate', smiles: 'CCOC(C)=O' },
  { name: 'Methyl acetate', smiles: 'COC(C)=O' },
  { name: 'Acetone', smiles: 'CC(C)=O' },
  { name: 'Sodium chloride', smiles: '[Na+].[Cl-]' },
  { name: 'Cobalt powder', formula: 'Co' },
  { name: 'Carbon monoxide', formula: 'CO' },
  { name: 'Ammonium sulfate', formula: '(NH4)2SO4' },
  { name: 'Of no formula' },
];

beforeAll(async () => {
  api = await startTestApi();
  for (const fields of made) {
    const body = { ...fields, status: 'published' };
    const { status } = await callAs(api, chemicals.endpoints.add, { token: api.adminToken, body });
    expect(status).toBe(201);
  }
  const body = { name: 'A hidden ester', smiles: 'CCCOC(C)=O' };
  await callAs(api, chemicals.endpoints.add, { token: api.adminToken, body });
});
afterAll(() => api.close());

async function named(query: Record<string, string>): Promise<string[] | number> {
  const { status, answer } = await callAs(api, chemicalSearchEndpoints.search, { query });
  return status === 200 ? answer.data.map(({ name }: { name: string }) => name) : status;
}

describe('chemicals by what they are made of', () => {
  it.each([
    [{ functionalGroup: 'ester' }, ['Ethyl acetate', 'Methyl acetate']],
    [{ functionalGroup: 'ketone' }, ['Acetone']],
    [{ functionalGroup: 'isocyanate' }, []],
    [{ functionalGroup: 'esters' }, 400],
    [{ functionalGroup: "ester' or true --" }, 400],
    [{ element: 'Na' }, ['Sodium chloride']],
    [{ element: 'Co' }, ['Cobalt powder']],
    [{ element: 'N' }, ['Ammonium sulfate']],
    [{ element: 'S', functionalGroup: 'ester' }, []],
    [{ element: 'C', functionalGroup: 'ketone' }, ['Acetone']],
    [{ element: 'U' }, []],
    [{ element: 'Xx' }, 400],
    [{ element: 'na' }, 400],
    [{ element: '' }, 400],
  ])('of %j are %j', async (query, expected) => {
    expect(await named(query)).toEqual(expected);
  });

  it('are counted, published ones alone', async () => {
    const { answer } = await callAs(api, chemicalEndpoints.composition, {});
    expect(answer.data.functionalGroups).toEqual([
      { group: 'ester', count: 2 },
      { group: 'ketone', count: 1 },
    ]);
    expect(answer.data.elements).toEqual(
      expect.arrayContaining([
        { symbol: 'C', count: 4 },
        { symbol: 'Co', count: 1 },
        { symbol: 'N', count: 1 },
      ]),
    );
  });
});
