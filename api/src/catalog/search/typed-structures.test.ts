import { chemicalSearchEndpoints } from 'contract/catalog';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const { suggest, search, resolveLines } = chemicalSearchEndpoints;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const listed = [
    { name: 'L-Alanine', smiles: 'C[C@H](N)C(=O)O' },
    { name: 'Benzoic acid', smiles: 'OC(=O)c1ccccc1' },
    { name: 'Chloroform', smiles: 'ClC(Cl)Cl' },
  ];
  await api.addChemicals(listed.map((body) => ({ ...body, status: 'published' })));
});
afterAll(() => api.close());

/** What is typed, the chemical that it leads to, and how the listed structure differs. */
const typed = [
  ['the structure itself', 'N[C@@H](C)C(O)=O', 'L-Alanine', undefined],
  [
    'its InChI',
    'InChI=1S/C3H7NO2/c1-2(4)3(5)6/h2H,4H2,1H3,(H,5,6)/t2-/m0/s1',
    'L-Alanine',
    undefined,
  ],
  ['the other enantiomer', 'C[C@@H](N)C(=O)O', 'L-Alanine', 'stereo'],
  ['no stereo at all', 'CC(N)C(=O)O', 'L-Alanine', 'stereo'],
  [
    'an InChI without stereo',
    'InChI=1S/C3H7NO2/c1-2(4)3(5)6/h2H,4H2,1H3,(H,5,6)',
    'L-Alanine',
    'stereo',
  ],
  ['the InChIKey of the racemate', 'QNAYBMKLOCPYGJ-UHFFFAOYSA-N', 'L-Alanine', 'stereo'],
  ['a deuterated form', '[2H]C(Cl)(Cl)Cl', 'Chloroform', 'form'],
  ['a salt', '[Na+].[O-]C(=O)c1ccccc1', 'Benzoic acid', 'form'],
  ['a hydrochloride', 'C[C@H](N)C(=O)O.Cl', 'L-Alanine', 'form'],
] as const;

describe.each(typed)('%s', (_what, q, name, difference) => {
  it('leads to the substance, and says how it differs', async () => {
    const found = await callAs(api, search, { query: { q } });
    const { data, reading } = search.answer.parse(found.answer);
    expect(data.map((one) => [one.name, one.match?.difference])).toEqual([[name, difference]]);
    expect(reading?.difference).toBe(difference);

    const suggested = await callAs(api, suggest, { query: { q } });
    const [first] = suggest.answer.parse(suggested.answer).data;
    expect([first?.name, first?.match.difference]).toEqual([name, difference]);

    const resolved = await callAs(api, resolveLines, { body: { lines: [q] } });
    const [verdict] = resolveLines.answer.parse(resolved.answer).data;
    expect(verdict).toMatchObject(
      difference === undefined
        ? { kind: 'found', chemical: { name } }
        : { kind: 'similar', chemicals: [{ name }], difference },
    );
  });
});

it('a structure of nothing listed finds nothing', async () => {
  for (const q of ['C1CCCCCCCC1', 'InChI=1S/C9H18/c1-2-4-6-8-9-7-5-3-1/h1-9H2', 'InChI=junk']) {
    const { answer } = await callAs(api, search, { query: { q } });
    expect(answer.data).toEqual([]);
  }
});
