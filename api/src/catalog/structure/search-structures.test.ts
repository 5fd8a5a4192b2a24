import { chemicals, structureEndpoints, type StructureHit } from 'contract/catalog';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { structurePool } from './structure-pool';
import { foundParts, fullerene, structureFixture } from './structure.fixture';
import { closeWorkerPools } from '../../worker/worker-pool';
import { readStructureQuery, precomputeStructure } from './structures';

/** A ring of any 23 atoms: matched against a fullerene it takes minutes. */
const hostile = `*1${'~*'.repeat(22)}~1`;

describe('structures of chemicals', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await addKnown();
  });
  afterAll(() => api.close());

  const { call, add, addKnown, search, find } = structureFixture(() => api);

  describe('looked for exactly', () => {
    it.each([
      ['C1=CC=CC=C1', ['Benzene']],
      ['O=N(=O)c1ccccc1', ['Nitrobenzene']],
      ['C(=O)(O[Na])c1ccccc1', ['Sodium benzoate']],
      ['[Na]Cl', ['Sodium chloride']],
      ['OC(=O)[C@H](C)N', ['L-Alanine']],
      ['NC(C)C(O)=O', ['Alanine']],
      ['[H]C([H])([H])c1ccccc1', ['Toluene']],
      ['[O-]S(=O)(=O)[O-].[Cu+2]', []],
      ['[13CH4]', []],
    ])('%s finds %j', async (structure, names) => {
      expect(await find(structure, 'exact')).toEqual(names);
    });

    it.each([
      [
        'C[C@@H](N)C(=O)O',
        [
          ['Alanine', 'no-stereo'],
          ['L-Alanine', 'stereoisomer'],
        ],
      ],
      ['CC(N)C(=O)O', [['L-Alanine', 'stereoisomer']]],
      ['OC(=O)c1ccccc1', [['Sodium benzoate', 'form']]],
      ['[O-]S(=O)(=O)[O-].[Cu+2]', [['Copper sulfate pentahydrate', 'form']]],
      ['c1ccccc1', []],
    ])(
      '%s names what is listed with other stereo, as a salt or a hydrate',
      async (structure, named) => {
        const { answer } = await search({ structure, mode: 'exact' });
        const { relatives } = structureEndpoints.search.answer.parse(answer);
        expect(relatives.map(({ name, relation }) => [name, relation])).toEqual(named);
        const { answer: parts } = await search({ structure, mode: 'substructure' });
        expect(parts.relatives).toEqual([]);
      },
    );

    it('are marked as a whole', async () => {
      const { answer } = await search({ structure: 'CS(=O)(=O)O', mode: 'exact' });
      expect(answer).toMatchObject({ data: [], total: 0, isTotalExact: true });
      const { answer: found } = await search({ structure: 'Cc1ccccc1', mode: 'exact' });
      expect(found.data[0].matchedAtoms).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(found.data[0].similarity).toBe(1);
    });
  });

  describe('looked for as a part', () => {
    it.each(foundParts)('%s finds %j', async (structure, names) => {
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
    const questions = Array.from({ length: 66 }, () => structurePool.ask(endless, limits));
    const ended = Promise.allSettled(questions);
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
    await closeWorkerPools();
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

    it('are the same substance in any notation, and no other one wholly', async () => {
      await add({ name: 'Iron(III) chloride', smiles: 'Cl[Fe](Cl)Cl', status: 'published' });
      await add({ name: 'Zinc chloride', smiles: '[Cl-].[Cl-].[Zn+2]', status: 'published' });
      const query = { structure: '[Fe+3].[Cl-].[Cl-].[Cl-]', mode: 'similarity', threshold: 0.3 };
      const { answer } = await search(query);
      const [same, other] = answer.data.map(({ chemical, similarity }: StructureHit) => [
        chemical.name,
        similarity,
      ]);
      expect(same).toEqual(['Iron(III) chloride', 1]);
      expect(other).toEqual(['Zinc chloride', 0.99]);
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
