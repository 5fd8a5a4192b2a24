import { chemicals, structureEndpoints } from 'contract/catalog';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { structureFixture } from './structure.fixture';

describe('structures of chemicals', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await addKnown();
  });
  afterAll(() => api.close());

  const { call, add, change, addKnown } = structureFixture(() => api);
  const rowOf = (id: string) =>
    api.services.database
      .selectFrom('chemicalStructure')
      .selectAll()
      .where('chemicalId', '=', id)
      .executeTakeFirst();

  it('are read for staff alone', async () => {
    const body = { structure: 'OCC' };
    const { status, answer } = await call(structureEndpoints.read, { body });
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({ smiles: 'CCO', formula: 'C2H6O', heavyAtoms: 3 });
    expect((await callAs(api, structureEndpoints.read, { body })).status).toBe(403);
    const refused = await call(structureEndpoints.read, { body: { structure: 'C1CC' } });
    expect(refused).toMatchObject({ status: 422, answer: { errors: [{ path: 'structure' }] } });
  });

  it('fill formula and mass that are left empty, and change neither that is typed', async () => {
    const filled = await add({ name: 'Filled', smiles: ' OCC ' });
    expect(filled).toMatchObject({ smiles: 'OCC', formula: 'C2H6O', molecularWeight: 46.069 });
    const typed = await add({
      name: 'Typed',
      smiles: 'CCO',
      formula: 'CH4O',
      molecularWeight: 32.04,
    });
    expect(typed).toMatchObject({ formula: 'CH4O', molecularWeight: 32.04 });
    const changed = await change(filled._id, { smiles: 'CO' });
    expect(changed).toMatchObject({ smiles: 'CO', formula: 'C2H6O', molecularWeight: 46.069 });
  });

  it('are kept in step with the SMILES, and go with it', async () => {
    const chemical = await add({ name: 'In step', smiles: 'CCO' });
    expect(await rowOf(chemical._id)).toMatchObject({ formula: 'C2H6O', heavyAtoms: 3 });
    await change(chemical._id, { name: 'Still in step' });
    expect(await rowOf(chemical._id)).toMatchObject({ formula: 'C2H6O' });
    await change(chemical._id, { smiles: 'CCCO' });
    expect(await rowOf(chemical._id)).toMatchObject({ formula: 'C3H8O', heavyAtoms: 4 });
    await change(chemical._id, { smiles: null });
    expect(await rowOf(chemical._id)).toBeUndefined();
  });

  it('that cannot be read refuse the chemical, and nothing is written', async () => {
    const body = { name: 'Broken', smiles: 'C1CC' };
    const { status, answer } = await call(chemicals.endpoints.add, { body });
    expect(status).toBe(422);
    expect(answer.errors).toEqual([
      { path: 'smiles', message: expect.stringMatching(/ring 1 is opened and not closed/) },
    ]);
    const { answer: list } = await call(chemicals.endpoints.list, { query: { search: 'Broken' } });
    expect(list.total).toBe(0);
  });

  it('are shown as pictures, to visitors those of published chemicals', async () => {
    const { answer } = await call(chemicals.endpoints.list, { query: { search: 'Alanine' } });
    const ids = answer.data.map(({ _id }: { _id: string }) => _id).join(',');
    const staff = await call(structureEndpoints.pictures, { query: { ids } });
    const visitor = await callAs(api, structureEndpoints.pictures, { query: { ids } });
    expect([staff.answer.data.length, visitor.answer.data.length]).toEqual([3, 2]);
    expect(visitor.answer.data[0]).toMatchObject({
      svg: expect.stringContaining('<svg'),
      description: expect.stringContaining('C3H7NO2'),
    });
  });

  it('are drawn at the address that a chemical has now, to visitors when it is published', async () => {
    const drawing = (slug: string, token?: string) =>
      callAs(api, structureEndpoints.drawing, {
        query: { slug },
        ...(token === undefined ? {} : { token }),
      });
    const { answer } = await drawing('toluene');
    expect(answer.data).toEqual({
      name: 'Toluene',
      description: expect.stringContaining('C7H8'),
      svg: expect.stringMatching(/^<svg[^]*currentColor/),
      molfile: expect.stringMatching(/V2000[^]*M {2}END$/),
    });
    expect((await drawing('d-alanine')).status).toBe(404);
    expect((await drawing('d-alanine', api.adminToken)).status).toBe(200);
    const plain = await add({ name: 'Of no structure', status: 'published' });
    expect((await drawing(plain.slug)).status).toBe(404);
    const moved = await add({ name: 'Moved', smiles: 'CI', slug: 'once', status: 'published' });
    await change(moved._id, { slug: 'now' });
    expect((await drawing('once')).status).toBe(404);
    expect((await drawing('now')).answer.data.name).toBe('Moved');
  });

  describe('near to one', () => {
    const near = async (name: string) => {
      const { answer: list } = await call(chemicals.endpoints.list, {
        query: { search: name, pageSize: 100 },
      });
      const { _id } = list.data.find((one: { name: string }) => one.name === name);
      const { answer } = await callAs(api, structureEndpoints.near, { id: _id });
      return structureEndpoints.near.answer
        .parse(answer)
        .data.map(({ chemical, reason, shared }) => [chemical.name, reason, shared]);
    };
    const publish = async (known: Readonly<Record<string, string>>) => {
      for (const [name, smiles] of Object.entries(known)) {
        await add({ name, smiles, status: 'published' });
      }
    };

    it('are its salts and isomers in space first, then the most alike, none that is not published', async () => {
      expect(await near('Benzoic acid')).toContainEqual(['Sodium benzoate', 'salt', 'sodium salt']);
      expect(await near('Sodium benzoate')).toContainEqual(['Benzoic acid', 'parent', 'acid']);
      const [first, ...others] = await near('L-Alanine');
      expect(first).toEqual(['Alanine', 'stereoisomer', '']);
      expect(others.map(([name]) => name)).not.toContain('D-Alanine');
      const alike = await near('Toluene');
      expect(alike).toContainEqual(['Benzene', 'group', 'aromatic hydrocarbon']);
      expect(alike.map(([name]) => name)).not.toContain('Toluene');
    });

    it('share functional groups, where fragments are not alike', async () => {
      const rest = { Acrolein: 'C=CC=O', Carvacrol: 'Cc1ccc(C(C)C)cc1O' };
      await publish({
        Acetone: 'CC(C)=O',
        Butanone: 'CCC(C)=O',
        Cyclohexanone: 'O=C1CCCCC1',
        ...rest,
      });
      const found = await near('Acetone');
      expect(found.slice(0, 2)).toEqual([
        ['Butanone', 'group', 'ketone'],
        ['Cyclohexanone', 'group', 'ketone'],
      ]);
      expect(found.map(([name]) => name)).not.toContain('Carvacrol');
    });

    it('of an inorganic substance share an ion, or are another hydrate or oxidation state of it', async () => {
      const sulfate = '[O-]S(=O)(=O)[O-]';
      await publish({
        'Iron(II) sulfate': `${sulfate}.[Fe+2]`,
        'Iron(II) sulfate heptahydrate': `${sulfate}.[Fe+2].O.O.O.O.O.O.O`,
        'Iron(II) sulfate monohydrate': `${sulfate}.[Fe+2].O`,
        'Iron(III) sulfate': `${sulfate}.${sulfate}.${sulfate}.[Fe+3].[Fe+3]`,
        'Iron(II) chloride': 'Cl[Fe]Cl',
        'Iron(III) oxide': '[Fe+3].[Fe+3].[O-2].[O-2].[O-2]',
        'Zinc sulfate': `${sulfate}.[Zn+2]`,
        'Sulfuric acid': 'OS(=O)(=O)O',
        'Zinc gluconate': '[Zn+2].OCC(O)C(O)C(O)C(O)C(=O)[O-].OCC(O)C(O)C(O)C(O)C(=O)[O-]',
      });
      const found = await near('Iron(II) sulfate heptahydrate');
      expect(found).toEqual([
        ['Iron(II) sulfate', 'anhydrous', ''],
        ['Iron(II) sulfate monohydrate', 'other-hydrate', ''],
        ['Sulfuric acid', 'parent', 'acid'],
        ['Iron(III) sulfate', 'oxidation-state', 'iron'],
        ['Iron(II) chloride', 'cation', 'iron(II)'],
        ['Zinc sulfate', 'anion', 'sulfate'],
        ['Copper sulfate pentahydrate', 'anion', 'sulfate'],
        ['Iron(III) oxide', 'metal', 'iron'],
      ]);
      expect(await near('Iron(II) sulfate')).toContainEqual([
        'Iron(II) sulfate monohydrate',
        'hydrate',
        '',
      ]);
      expect((await near('Sulfuric acid')).slice(0, 1)).toEqual([
        ['Iron(II) sulfate', 'salt', 'iron(II) salt'],
      ]);
    });

    it('are none where there is no structure, or no such chemical', async () => {
      const { _id } = await add({ name: 'Without structure', status: 'published' });
      const { answer } = await callAs(api, structureEndpoints.near, { id: _id });
      expect(answer.data).toEqual([]);
    });
  });
});
