import { existsSync, readdirSync } from 'node:fs';
import { structureEndpoints, type StructureHit } from 'contract/catalog';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { foundParts, fullerene, structureFixture } from '../structure.fixture';
import { fillMoleculeIndex, prepareMoleculeIndex } from './molecule-index';

/** The system's server is of its newest version; the product's own PostgreSQL has no RDKit. */
const newest = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql').toSorted().at(-1)
  : undefined;
const control = `/usr/share/postgresql/${newest}/extension/rdkit.control`;
const { DATABASE_URL = '' } = process.env;
const hasRdkit = DATABASE_URL !== '' && existsSync(control);
const needed = `needs DATABASE_URL of the system's PostgreSQL, and its package postgresql-${newest}-rdkit`;

(hasRdkit ? describe : describe.skip)(`structures by RDKit (${needed})`, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ env: { STRUCTURE_SEARCH: 'rdkit', DATABASE_URL } });
    const { database } = api.services;
    await add({ name: 'Stored before', smiles: 'CCOC(C)=O', status: 'published' });
    await prepareMoleculeIndex(database);
    await prepareMoleculeIndex(database);
    expect(await find('CCOC(C)=O', 'substructure')).toEqual(['Stored before']);
    expect(await fillMoleculeIndex(database)).toBe(1);
    await addKnown();
  });
  afterAll(() => api.close());

  const { add, change, addKnown, search, find } = structureFixture(() => api);

  it.each([
    ...foundParts,
    ['C1=CC=CC=C1C', ['Toluene', 'Benzoic acid', 'Sodium benzoate']] as const,
  ])('as a part, %s finds %j as the search in threads does', async (structure, names) => {
    const found = await find(structure, 'substructure');
    expect(found.toSorted()).toEqual([...names].toSorted());
  });

  it('pages are without gaps, smallest first, with the place marked', async () => {
    const page = async (number: number) =>
      (await search({ structure: 'C', mode: 'substructure', page: number, pageSize: 5 })).answer;
    const [first, second] = [await page(1), await page(2)];
    const ids = [...first.data, ...second.data].map(({ chemical }: StructureHit) => chemical._id);
    expect(new Set(ids).size).toBe(10);
    expect(first.total).toBe(second.total);
    expect(first).toMatchObject({ isTotalExact: true });
    expect(first.data[0].chemical.name).toBe('Methane');
    expect(first.data[0].matchedAtoms).toEqual([0]);
    expect((await page(1_000)).data).toEqual([]);
  });

  it('likeness has the figures of the search without RDKit', async () => {
    const query = { structure: 'Cc1ccccc1', mode: 'similarity', threshold: 0.3, pageSize: 100 };
    const figures = async () =>
      (await search(query)).answer.data.map(({ chemical, similarity }: StructureHit) => [
        chemical.name,
        similarity,
      ]);
    const byRdkit = await figures();
    const other = await startTestApi();
    const fixture = structureFixture(() => other);
    await fixture.add({ name: 'Stored before', smiles: 'CCOC(C)=O', status: 'published' });
    await fixture.addKnown();
    const { answer } = await fixture.search(query);
    const byThreads = answer.data.map(({ chemical, similarity }: StructureHit) => [
      chemical.name,
      similarity,
    ]);
    await other.close();
    expect(byRdkit).toEqual(byThreads);
    expect(byRdkit.length).toBeGreaterThan(1);
    expect(await find('C', 'similarity')).toContain('Methane');
  });

  it('a written, changed or deleted structure is found at once, one that RDKit cannot read by likeness', async () => {
    const { _id } = await add({ name: 'Changing', smiles: 'BrCCBr', status: 'draft' });
    const total = async (structure: string) =>
      (await search({ structure, mode: 'substructure' }, api.adminToken)).answer.total;
    expect([await total('BrCCBr'), await total('ICCI')]).toEqual([1, 0]);
    await change(_id, { smiles: 'ICCI', formula: null });
    expect([await total('BrCCBr'), await total('ICCI')]).toEqual([0, 1]);
    await api.sql(`update chemical set deleted_at = now() where _id = $1`, [_id]);
    expect(await total('ICCI')).toBe(0);
    await api.sql(
      `update chemical_structure set smiles = 'C(C)(C)(C)(C)(C)C' where chemical_id = $1`,
      [_id],
    );
    const { rows } = await sql<{ mol: unknown }>`
      select mol from structure_index.molecule where chemical_id = ${_id}`.execute(
      api.services.database,
    );
    expect(rows).toEqual([{ mol: null }]);
  });

  it('drafts are found by staff alone', async () => {
    const parts = { structure: 'C[C@@H](N)C(=O)O', mode: 'substructure' };
    expect((await search(parts)).answer.total).toBe(2);
    expect((await search(parts, api.adminToken)).answer.total).toBe(3);
  });

  it('the browser is told to ask the server', async () => {
    const { statusCode, body } = await api.inject({ url: `/api/${structureEndpoints.index.path}` });
    expect([statusCode, JSON.parse(body)]).toEqual([200, { data: null }]);
  });

  it('a pattern of anything is searched in threads, which can be ended', async () => {
    await add({ name: 'Buckminsterfullerene', smiles: fullerene, status: 'published' });
    const hostile = `*1${'~*'.repeat(22)}~1`;
    const start = performance.now();
    expect((await search({ structure: hostile, mode: 'substructure' })).status).toBe(422);
    expect(performance.now() - start).toBeLessThan(25_000);
  });

  it('both indexes serve their search', async () => {
    const plans = await api.services.database.transaction().execute(async (work) => {
      await sql`set local enable_seqscan = off`.execute(work);
      const part = await sql<Record<string, string>>`explain select 1 from structure_index.molecule
        where mol @> '[#6][#6]'::qmol`.execute(work);
      const near = await sql<Record<string, string>>`explain select 1 from structure_index.molecule
        where fingerprint % structure_index.bits_of(${'1'.repeat(512)}::bit(512))
        order by fingerprint <%> structure_index.bits_of(${'1'.repeat(512)}::bit(512))
        limit 10`.execute(work);
      return JSON.stringify([part.rows, near.rows]);
    });
    expect(plans).toContain('molecule__mol');
    expect(plans).toContain('molecule__fingerprint');
  });
});
