import { chemicals, chemicalSearchEndpoints, structureEndpoints } from 'contract/catalog';
import { recordEndpoints } from 'contract/record';
import { callAs, uniqueWord } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { ImportJourney } from '../../transfer/import-journey.fixture';

let api: TestApi;
let journey: ImportJourney;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  journey = new ImportJourney(api);
});
afterAll(() => api.close());

const { add, update, get, export: exported } = chemicals.endpoints;
const addChemical = async (body: object) => (await journey.call(add, { body })).answer.data;
const changed = async (id: string, body: object) =>
  (await journey.call(update, { id, body })).answer.data;

const ethanol = {
  inchi: 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3',
  inchiKey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
};

describe('the structure of a chemical', () => {
  it('can be given as an InChI, and gives InChI and InChIKey', async () => {
    const body = { name: `${uniqueWord()} of InChI`, smiles: ethanol.inchi };
    expect(await addChemical(body)).toMatchObject({ smiles: 'CCO', formula: 'C2H6O', ...ethanol });
  });

  it('takes its identifiers along when it changes, but for a key that was typed', async () => {
    const one = await addChemical({ name: `${uniqueWord()} of SMILES`, smiles: 'CO' });
    expect(await changed(one._id, { version: 1, smiles: 'CCO' })).toMatchObject(ethanol);
    const typed = { name: `${uniqueWord()} of a key`, smiles: 'CO', inchiKey: ethanol.inchiKey };
    const other = await addChemical(typed);
    expect(other).toMatchObject({ inchi: 'InChI=1S/CH4O/c1-2/h2H,1H3', inchiKey: typed.inchiKey });
    expect(await changed(one._id, { version: 2, smiles: null })).toMatchObject({ inchi: null });
  });

  it('is refused by its field when the InChI cannot be read', async () => {
    const body = { name: `${uniqueWord()} of nothing`, smiles: 'InChI=1S/C2H6O/c1-' };
    const { status, answer } = await callAs(api, add, { token: api.adminToken, body });
    expect([status, answer.errors?.[0]?.path]).toEqual([422, 'smiles']);
  });

  it('is read from an InChI by the routes for structures', async () => {
    const read = await journey.call(structureEndpoints.read, {
      body: { structure: ethanol.inchi },
    });
    expect(read.answer.data).toMatchObject({ smiles: 'CCO', ...ethanol });
    await api.addChemicals([{ name: `${uniqueWord()} found`, smiles: 'CCO', status: 'published' }]);
    const body = { structure: ethanol.inchi, mode: 'exact' };
    const found = await callAs(api, structureEndpoints.search, { body });
    expect(found.answer.total).toBeGreaterThan(0);
  });
});

describe('the names in other languages', () => {
  it('are stored with their language, searched and recorded, and stay when others change', async () => {
    const word = uniqueWord();
    const foreignNames = [
      { language: 'de', name: `${word}säure` },
      { language: 'zh', name: '测试酸' },
    ];
    const one = await addChemical({ name: `${word} acid`, foreignNames, status: 'published' });
    expect(one.foreignNames).toEqual(foreignNames);
    const after = await changed(one._id, { version: 1, synonyms: ['Another'] });
    expect(after).toMatchObject({ foreignNames, synonyms: ['Another'] });
    for (const q of [`${word}säure`, `${word}saeure`, '测试酸']) {
      const { answer } = await callAs(api, chemicalSearchEndpoints.search, { query: { q } });
      expect(answer.data[0]).toMatchObject({ name: `${word} acid`, match: { kind: 'synonym' } });
    }
    await changed(one._id, { version: 2, foreignNames: [] });
    const query = { resource: 'chemical', recordId: one._id };
    const { answer } = await journey.call(recordEndpoints.history, { query });
    expect(JSON.stringify(answer.data[0])).toContain('foreignNames');
  });

  it('need a language', async () => {
    const body = { name: uniqueWord(), foreignNames: [{ language: 'German', name: 'x' }] };
    const { status } = await callAs(api, add, { token: api.adminToken, body });
    expect(status).toBe(422);
  });
});

describe('an export and an import', () => {
  it('have InChI and names in other languages, and change nothing when they meet again', async () => {
    const name = `${uniqueWord()} exported`;
    const foreignNames = [{ language: 'fr', name: 'acide; essai' }];
    const one = await addChemical({ name, smiles: 'CCO', foreignNames });
    const answer = await api.inject({
      url: `/api/${exported.path}?${new URLSearchParams({ format: 'csv', search: name }).toString()}`,
      headers: { authorization: `Bearer ${api.adminToken}` },
    });
    const text = answer.rawPayload.toString('utf8');
    expect(text).toContain(ethanol.inchi);
    expect(text).toContain(String.raw`fr: acide\; essai`);
    const checked = await journey.checked(text);
    expect(checked.counts).toMatchObject({ unchanged: 1, wrong: 0 });
    expect((await journey.call(get, { id: one._id })).answer.data.version).toBe(1);
  });

  it('read a structure from an InChI where a row has no SMILES', async () => {
    const word = uniqueWord();
    const rows = [
      'Name,SMILES,InChI,Names in other languages',
      `${word} one,,"${ethanol.inchi}",de: ${word}ol | es: ${word}olo`,
      `${word} two,CO,"${ethanol.inchi}",`,
      `${word} three,,InChI=nonsense,`,
    ];
    const checked = await journey.checked(rows.join('\n'));
    expect(checked.counts).toMatchObject({ new: 3, wrong: 0 });
    await journey.start(checked._id);
    const { rows: stored } = await api.services.pool.connect().then(async (client) => {
      const found = await client.query(
        `select smiles, foreign_names from chemical where name like $1 order by name`,
        [`${word} %`],
      );
      client.release();
      return found;
    });
    expect(stored).toEqual([
      {
        smiles: 'CCO',
        foreign_names: [
          { language: 'de', name: `${word}ol` },
          { language: 'es', name: `${word}olo` },
        ],
      },
      { smiles: null, foreign_names: [] },
      { smiles: 'CO', foreign_names: [] },
    ]);
  });
});
