import { type Endpoint } from 'contract';
import { chemicals, structureEndpoints, type StructureHit } from 'contract/catalog';
import { callAs, type CallRequest } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { structurePool } from './structure-pool';
import { closeStructures, readStructureQuery, precomputeStructure } from './structures';

const fullerene =
  'c12c3c4c5c1c1c6c7c2c2c8c3c3c9c4c4c%10c5c5c1c1c6c6c%11c7c2c2c7c8c3c3c8c9c4c4c9c%10c5c5c1c1c6c6c%11c2c2c7c3c3c8c4c4c9c5c1c1c6c2c3c41';

/** A ring of any 23 atoms: matched against a fullerene it takes minutes. */
const hostile = `*1${'~*'.repeat(22)}~1`;

const known: Readonly<Record<string, string>> = {
  Benzene: 'c1ccccc1',
  Toluene: 'Cc1ccccc1',
  Nitrobenzene: 'O=[N+]([O-])c1ccccc1',
  Nitromethane: 'C[N+](=O)[O-]',
  'Benzoic acid': 'OC(=O)c1ccccc1',
  'Sodium benzoate': '[Na+].[O-]C(=O)c1ccccc1',
  'Sodium chloride': '[Na+].[Cl-]',
  'L-Alanine': 'C[C@H](N)C(=O)O',
  'D-Alanine': 'C[C@@H](N)C(=O)O',
  Alanine: 'CC(N)C(=O)O',
  Trimethylsilane: 'C[SiH](C)C',
  Tetramethylsilane: 'C[Si](C)(C)C',
  Methane: 'C',
  '1-Methylpyrrole': 'Cn1cccc1',
  Pyrrole: '[nH]1cccc1',
  Cyclohexane: 'C1CCCCC1',
  'Copper sulfate pentahydrate': 'O.O.O.O.O.[O-]S(=O)(=O)[O-].[Cu+2]',
};

describe('structures of chemicals', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    for (const [name, smiles] of Object.entries(known)) {
      const status = name === 'D-Alanine' ? 'draft' : 'published';
      await call(chemicals.endpoints.add, { body: { name, smiles, status } });
    }
  });
  afterAll(() => api.close());

  const call = (endpoint: Endpoint, request: CallRequest = {}) =>
    callAs(api, endpoint, { token: api.adminToken, ...request });
  const add = async (body: object) => (await call(chemicals.endpoints.add, { body })).answer.data;
  const change = async (id: string, body: object) =>
    (await call(chemicals.endpoints.update, { id, body })).answer.data;
  const search = (body: object, token?: string) =>
    callAs(api, structureEndpoints.search, { body, ...(token === undefined ? {} : { token }) });
  const find = async (structure: string, mode: string, more: object = {}): Promise<string[]> => {
    const { answer } = await search({ structure, mode, pageSize: 100, ...more });
    return answer.data.map(({ chemical }: StructureHit) => chemical.name);
  };
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

  describe('looked for exactly', () => {
    it.each([
      ['C1=CC=CC=C1', ['Benzene']],
      ['O=N(=O)c1ccccc1', ['Nitrobenzene']],
      ['C(=O)(O[Na])c1ccccc1', ['Sodium benzoate']],
      ['[Na]Cl', ['Sodium chloride']],
      ['OC(=O)[C@H](C)N', ['L-Alanine']],
      ['NC(C)C(O)=O', ['Alanine']],
      ['[O-]S(=O)(=O)[O-].[Cu+2]', []],
      ['[13CH4]', []],
    ])('%s finds %j', async (structure, names) => {
      expect(await find(structure, 'exact')).toEqual(names);
    });

    it('are marked as a whole', async () => {
      const { answer } = await search({ structure: 'CS(=O)(=O)O', mode: 'exact' });
      expect(answer).toMatchObject({ data: [], total: 0, isTotalExact: true });
      const { answer: found } = await search({ structure: 'Cc1ccccc1', mode: 'exact' });
      expect(found.data[0].matchedAtoms).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(found.data[0].similarity).toBe(1);
    });
  });

  describe('looked for as a part', () => {
    it.each([
      ['[N+](=O)[O-]', ['Nitromethane', 'Nitrobenzene']],
      ['N(=O)=O', ['Nitromethane', 'Nitrobenzene']],
      ['OC(=O)c1ccccc1', ['Benzoic acid', 'Sodium benzoate']],
      ['[O-]C(=O)c1ccccc1', ['Sodium benzoate']],
      ['[OH]C(=O)c1ccccc1', ['Benzoic acid']],
      ['[Na+].[Cl-]', ['Sodium chloride']],
      ['[Na+]', ['Sodium chloride', 'Sodium benzoate']],
      ['[SiH]', ['Trimethylsilane']],
      ['[Si]', ['Trimethylsilane', 'Tetramethylsilane']],
      ['[nH]1cccc1', ['Pyrrole', '1-Methylpyrrole']],
      ['C1CCCCC1', ['Cyclohexane']],
      ['C[Si]*', ['Trimethylsilane', 'Tetramethylsilane']],
      ['O.O.O.O.O', ['Copper sulfate pentahydrate']],
      ['C[C@H](N)C(=O)O', ['Alanine', 'L-Alanine']],
    ])('%s finds %j', async (structure, names) => {
      const found = await find(structure, 'substructure');
      expect(found.toSorted()).toEqual([...names].toSorted());
    });

    it('are ranked from the smallest, with the place marked', async () => {
      const { answer } = await search({ structure: 'Cc1ccccc1', mode: 'substructure' });
      const names = answer.data.map(({ chemical }: StructureHit) => chemical.name);
      expect(names.slice(0, 2)).toEqual(['Toluene', 'Benzoic acid']);
      const [toluene, acid]: StructureHit[] = answer.data;
      expect(toluene?.similarity).toBe(1);
      expect(acid?.similarity).toBeLessThan(1);
      expect(acid?.matchedAtoms).toHaveLength(7);
      expect(acid?.svg).toMatch(/<g class="match"><path [^>]*d="M/);
      expect(acid?.svg).not.toMatch(/rgb|style/);
    });

    it('are paged without gaps, and say whether the number is known', async () => {
      const page = async (number: number) =>
        (await search({ structure: 'C', mode: 'substructure', page: number, pageSize: 5 })).answer;
      const first = await page(1);
      const second = await page(2);
      const ids = [...first.data, ...second.data].map(({ chemical }: StructureHit) => chemical._id);
      expect(new Set(ids).size).toBe(10);
      expect(first).toMatchObject({ isTotalExact: true, page: 1, pageSize: 5 });
      expect(first.total).toBe(second.total);
      expect((await page(1000)).data).toEqual([]);
    });

    it('are given up when they take too long, and others are answered', async () => {
      await add({ name: 'Buckminsterfullerene', smiles: fullerene, status: 'published' });
      const start = performance.now();
      const attack = search({ structure: hostile, mode: 'substructure' });
      const others = await Promise.all(
        ['c1ccccc1', 'CO'].map((structure) => search({ structure, mode: 'substructure' })),
      );
      expect(others.map(({ status }) => status)).toEqual([200, 200]);
      const refused = await attack;
      const time = performance.now() - start;
      expect(refused).toMatchObject({ status: 422, answer: { errors: [{ path: 'structure' }] } });
      // Two seconds on a machine that has nothing else to do; minutes if it were not ended.
      expect(time).toBeLessThan(25_000);
      expect(await find('C1CCCCC1', 'substructure')).toEqual(['Cyclohexane']);
    });
  });

  it('are answered 503 with a time to try again, never refused, when the threads are busy', async () => {
    const { graph } = await precomputeStructure({ text: fullerene, field: 'structure' });
    const query = { text: hostile, field: 'structure', isFragment: true };
    const { fragment } = await readStructureQuery(query);
    const endless = { kind: 'match', fragment, graphs: [graph] } as const;
    const limits = { urgency: 'now', cpuTime: 60_000 } as const;
    const asked = Array.from({ length: 66 }, () => structurePool.ask(endless, limits));
    const ended = Promise.allSettled(asked);
    const body = { structure: 'c1ccccc1', mode: 'substructure' };
    const { statusCode, headers, ...answer } = await api.inject({
      method: 'POST',
      url: `/api/${structureEndpoints.search.path}`,
      body,
    });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json().detail).toBe('The server is busy. Try again in a moment.');
    const read = await call(structureEndpoints.read, { body: { structure: 'CCO' } });
    expect(read.status).toBe(503);
    await closeStructures();
    await ended;
    expect(await find('c1ccccc1C(=O)O', 'exact')).toEqual(['Benzoic acid']);
  });

  describe('looked for by likeness', () => {
    it('are ranked from the most alike', async () => {
      const query = { structure: 'Cc1ccccc1', mode: 'similarity', threshold: 0.3 };
      const { answer } = await search(query);
      const values = answer.data.map(({ similarity }: StructureHit) => similarity);
      expect(values).toEqual(values.toSorted((one: number, other: number) => other - one));
      expect(answer.data[0]).toMatchObject({ chemical: { name: 'Toluene' }, similarity: 1 });
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0.3);
      expect(answer.total).toBe(answer.data.length);
      const closer = await search({ ...query, threshold: 0.9 });
      expect(closer.answer.total).toBeLessThan(answer.total);
      expect(await find('C', 'similarity')).toContain('Methane');
    });
  });

  describe('near to one', () => {
    const near = async (name: string) => {
      const { answer: list } = await call(chemicals.endpoints.list, { query: { search: name } });
      const { _id } = list.data.find((one: { name: string }) => one.name === name);
      const { answer } = await callAs(api, structureEndpoints.near, { id: _id });
      return structureEndpoints.near.answer
        .parse(answer)
        .data.map(({ chemical, isSameSkeleton }) => [chemical.name, isSameSkeleton]);
    };

    it('are its salts and isomers in space first, then the most alike, none that is not published', async () => {
      expect(await near('Benzoic acid')).toContainEqual(['Sodium benzoate', true]);
      const [first, ...others] = await near('L-Alanine');
      expect(first).toEqual(['Alanine', true]);
      expect(others.map(([name]) => name)).not.toContain('D-Alanine');
      const alike = await near('Toluene');
      expect(alike).toContainEqual(['Benzene', false]);
      expect(alike.map(([name]) => name)).not.toContain('Toluene');
    });

    it('are not told by likeness of inorganic substances, whose metals no fingerprint sees', async () => {
      const sulfate = 'OS(=O)(=O)[O-]';
      const named = { status: 'published' } as const;
      await add({ ...named, name: 'Potassium bisulfate', smiles: `${sulfate}.[K+]` });
      await add({ ...named, name: 'Sodium bisulfate', smiles: `${sulfate}.[Na+]` });
      await add({ ...named, name: 'Sodium bisulfate hydrate', smiles: `${sulfate}.[Na+].O` });
      expect(await near('Sodium bisulfate')).toEqual([['Sodium bisulfate hydrate', true]]);
    });

    it('are none where there is no structure, or no such chemical', async () => {
      const { _id } = await add({ name: 'Without structure', status: 'published' });
      const { answer } = await callAs(api, structureEndpoints.near, { id: _id });
      expect(answer.data).toEqual([]);
    });
  });

  it('are found by visitors when published, and not in the trash', async () => {
    const structure = 'C[C@@H](N)C(=O)O';
    expect((await search({ structure, mode: 'exact' })).answer.total).toBe(0);
    const staff = await search({ structure, mode: 'exact' }, api.adminToken);
    expect(staff.answer.total).toBe(1);
    const id = staff.answer.data[0].chemical._id;
    await call(chemicals.endpoints.remove, { id });
    expect((await search({ structure, mode: 'exact' }, api.adminToken)).answer.total).toBe(0);
  });

  it.each([
    ['nothing', '', 'exact', 422],
    ['any atom', 'C*', 'exact', 422],
    ['any atom', 'C*', 'similarity', 422],
    ['any atom', 'C*', 'substructure', 200],
    ['a chain without end', 'C'.repeat(20_000), 'substructure', 422],
    ['an open bracket', '[SiH', 'substructure', 422],
    ['a word', 'x', 'nonsense', 422],
  ])('%s is answered or refused, case %#', async (_, structure, mode, status) => {
    expect((await search({ structure, mode })).status).toBe(status);
  });
});
