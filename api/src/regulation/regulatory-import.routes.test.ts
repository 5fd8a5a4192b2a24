import { type Endpoint } from 'contract';
import { chemicals } from 'contract/catalog';
import { auditEndpoints } from 'contract/record';
import {
  type AffectedChemical,
  type RegulatoryChange,
  regulatoryColumns,
  regulationEndpoints as endpoints,
  type RegulatoryTableFile,
} from 'contract/regulation';
import { callAs, type CallRequest, uniqueWord } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { readTableFile, type TableFile } from './table-files';

let api: TestApi;
let annexVi: TableFile;
let adr: TableFile;
let newer: RegulatoryTableFile;
let twentyFourth: RegulatoryTableFile;
beforeAll(async () => {
  [annexVi, adr] = await Promise.all([readTableFile('annex-vi'), readTableFile('adr')]);
  newer = fileOf({ ...annexVi, edition: '24th ATP', published: '2026-06' });
  twentyFourth = { ...newer, rows: changedRows() };
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const upload = (body: object) => call(endpoints.addImport, { body });
const apply = (id: string, replacesSameEdition = false) =>
  call(endpoints.applyImport, { id, body: { replacesSameEdition } });
const add = async (body: object): Promise<string> =>
  (await call(chemicals.endpoints.add, { body: { name: uniqueWord(), ...body } })).answer.data._id;
const affected = async (id: string): Promise<AffectedChemical[]> =>
  (await call(endpoints.affected, { id })).answer.data;

/** A file as it is uploaded. */
function fileOf({ rows, ...head }: TableFile): RegulatoryTableFile {
  const columns = regulatoryColumns['annex-vi'];
  const title = 'CLP Annex VI, Table 3';
  return { ...head, licence: 'Law', columns, title, rows: [...rows] };
}

const at = (reference: string) => {
  const row = annexVi.rows.find((one) => one.startsWith(`${reference}\t`));
  if (row === undefined) throw new Error(`${reference} is no entry`);
  return row;
};
const acetone = '606-001-00-8';
const toluene = '601-021-00-3';
const methanol = '603-001-00-X';

/** Acetone gets a class, toluene is removed, glucose added, methanol spelled with another ATP cell; one cell is nonsense. */
function changedRows(): string[] {
  return [
    ...annexVi.rows.flatMap((row) => {
      if (row.startsWith(toluene)) return [];
      if (row.startsWith(acetone)) {
        return [row.replace('Flam. Liq. 2', 'Flam. Liq. 1').replaceAll('H225', 'H224')];
      }
      return row.startsWith(methanol) ? [row.replace(/CLP00(?=\t)/, 'CLP00/ATP18')] : [row];
    }),
    '999-001-00-1\tglucose\t200-075-1\t50-99-7\tNonsense 9\tH319\tGHS07\tWarning\tH319\t\t\t\tATP24\t2026-06-01',
  ];
}

describe('a newer edition of Annex VI', () => {
  it('is refused when it is older, the same, or no such table, which is said', async () => {
    const wrong: readonly [object, string][] = [
      [{ ...newer, published: '2020-01' }, '24th ATP (2020-01) is older than 23rd ATP (2025-10)'],
      [fileOf(annexVi), '23rd ATP is loaded already, with the same entries.'],
      [{ ...newer, rows: ['001\tx', at(acetone), at(acetone)] }, 'It has 2 cells, not 14'],
      [{ ...newer, rows: [at(acetone), at(acetone)] }, `${acetone} is there twice`],
      [{ ...newer, rows: adr.rows }, 'and 2919 more'],
      [{ ...newer, columns: 'name' }, 'The columns must be: index number'],
      [{ ...newer, title: 'IMDG' }, 'can be replaced'],
    ];
    for (const [body, said] of wrong) {
      const { status, answer } = await upload(body);
      expect(status).toBe(422);
      expect(JSON.stringify(answer)).toContain(said);
    }
    expect((await upload({ ...newer, rows: ['x'.repeat(8_100_000)] })).status).toBe(413);
    expect((await call(endpoints.imports)).answer.data).toEqual([]);
  });

  it('is compared, says which chemicals it changes field by field, and replaces the table alone', async () => {
    const byCas = await add({ casNumber: '67-64-1', signalWord: 'Danger' });
    const byEc = await add({ ecNumber: '200-662-2' });
    const gone = await add({ casNumber: '108-88-3', ghsPictograms: ['GHS02'] });
    const appears = await add({ casNumber: '50-99-7' });
    await add({ casNumber: '64-17-5' });
    const { status, answer } = await upload(twentyFourth);
    expect(status).toBe(201);
    const { _id, ...facts } = answer.data;
    expect(facts).toMatchObject({
      kind: 'annex-vi',
      replaces: '23rd ATP',
      isSameEdition: false,
      added: 1,
      changed: 2,
      removed: 1,
      unreadCount: 6,
      unread: expect.arrayContaining([
        { reference: '999-001-00-1', cells: ['Nonsense 9', 'H319'] },
      ]),
      appliedAt: null,
    });
    const changes: RegulatoryChange[] = (await call(endpoints.changes, { id: _id })).answer.data;
    expect(changes.map(({ reference, change }) => [reference, change])).toEqual([
      [toluene, 'removed'],
      [methanol, 'changed'],
      [acetone, 'changed'],
      ['999-001-00-1', 'added'],
    ]);
    expect(changes[1]?.fields).toEqual([
      { field: 'Adaptations', from: 'CLP00', to: 'CLP00/ATP18' },
    ]);
    expect(changes[2]?.fields[0]).toMatchObject({
      field: 'Hazard classes',
      from: expect.stringContaining('Flam. Liq. 2 = H225'),
      to: expect.stringContaining('Flam. Liq. 1 = H224'),
    });
    const found = await affected(_id);
    expect(found.map((one) => one._id).toSorted()).toEqual([byCas, byEc, gone, appears].toSorted());
    const first = await call(endpoints.affected, { id: _id, query: { pageSize: '1' } });
    expect(first.answer).toMatchObject({ total: 4, data: [{ changes: [{}] }] });

    const before = (await call(chemicals.endpoints.get, { id: gone })).answer.data;
    expect((await apply(_id)).answer.data.appliedAt).not.toBeNull();
    const editions = (await call(endpoints.editions)).answer.data;
    expect(editions[0]).toMatchObject({ edition: '24th ATP', published: '2026-06', entries: 4530 });
    const query = { casNumber: '67-64-1' };
    const { entries } = (await call(endpoints.lookUp, { query })).answer.data.annexVi;
    expect(entries[0].statements[0]).toBe('H224');
    expect((await call(chemicals.endpoints.get, { id: gone })).answer.data).toEqual(before);
    expect(await affected(_id)).toHaveLength(4);
    expect((await apply(_id)).status).toBe(409);
    const named = { resource: 'regulatoryTable', recordId: '01920000-0000-7000-8000-000000000045' };
    const history = (await call(auditEndpoints.list, { query: named })).answer.data;
    expect(history[0].changes[0]).toEqual({ field: 'edition', from: '23rd ATP', to: '24th ATP' });
    expect((await upload(fileOf(annexVi))).status).toBe(422);
  });

  it('is confirmed when it corrects the loaded one, and compared again when that was replaced', async () => {
    const corrected = { ...twentyFourth, rows: [...twentyFourth.rows, at(toluene)] };
    const { answer } = await upload(corrected);
    expect(answer.data).toMatchObject({ isSameEdition: true, added: 1, changed: 0, removed: 0 });
    const refused = await apply(answer.data._id);
    expect(refused.answer.detail).toBe(
      '24th ATP is loaded already. Confirm that this file replaces it.',
    );
    await api.services.database
      .updateTable('regulatoryEdition')
      .set({ loadedAt: new Date().toISOString() })
      .where('kind', '=', 'annex-vi')
      .execute();
    expect((await apply(answer.data._id, true)).answer.detail).toContain('Upload it again');
    const again = await upload(corrected);
    expect((await apply(again.answer.data._id, true)).status).toBe(200);
    const removed = await call(endpoints.removeImport, { id: again.answer.data._id });
    expect(removed.answer.data).toEqual([]);
    const { status } = await call(endpoints.affected, { id: again.answer.data._id });
    expect(status).toBe(404);
  });
});

test('a newer edition of ADR changes the chemicals of the packing group alone', async () => {
  const two = await add({ unNumber: 'UN1993', packingGroup: 'II' });
  await add({ unNumber: 'UN1993', packingGroup: 'III' });
  const any = await add({ unNumber: 'UN1993' });
  const rows = adr.rows.map((row) =>
    row.startsWith('UN1993') && row.split('\t')[4] === 'II' ? row.replace('\tD/E\t', '\tE\t') : row,
  );
  const adrHead = { title: 'ADR, Table A', columns: regulatoryColumns.adr };
  const { answer } = await upload({
    ...newer,
    ...adrHead,
    edition: 'ADR 2027',
    published: '2027-01',
    rows,
  });
  expect(answer.data).toMatchObject({ changed: 1, added: 0, removed: 0, unreadCount: 0 });
  const found = await affected(answer.data._id);
  expect(found.map(({ _id }) => _id).toSorted()).toEqual([two, any].toSorted());
  expect(found[0]?.changes[0]?.fields[0]).toMatchObject({
    field: expect.stringMatching(/^Packing group II.*: Tunnel code$/),
    from: 'D/E',
    to: 'E',
  });
  expect((await apply(answer.data._id)).status).toBe(200);
  const progress = await api.services.database
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'structure-fill')
    .executeTakeFirst();
  expect(progress?.value).toMatchObject({ after: null, isDone: false });
});
