import { type Endpoint } from 'contract';
import { regulationEndpoints as endpoints } from 'contract/regulation';
import { callAs, type CallRequest } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { readTableFile } from '../table-files';
import { echaHead, echaRow, oneSheet } from './annex-workbook.fixture';

let api: TestApi;
let file: string;
beforeAll(async () => {
  const { rows } = await readTableFile('annex-vi');
  const newest = new Map(rows.map((row) => [row.slice(0, 12), row]));
  newest.delete('601-021-00-3');
  const sheet = [...newest.values()].map((row) => {
    const cells = echaRow(row);
    if (!row.startsWith('606-001-00-8')) return cells;
    const other = cells.map((cell) =>
      cell.replace('Flam. Liq. 2', 'Flam. Liq. 1').replace('H225', 'H224'),
    );
    return [...other.slice(0, 13), '2027-09-01'];
  });
  const title = [
    'Table 3 up to the 24th Adaptation to Technical Progress, September 2026, 1 September 2026',
    '',
  ];
  const odd = ['6010', 'ATP24', 'no number'];
  file = Buffer.from(oneSheet([title, echaHead, ...sheet, odd])).toString('base64');
  api = await startTestApi({ jobs: 'stopped' });
});
afterAll(() => api.close());

const call = (endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(api, endpoint, { token: api.adminToken, ...request });
const sent = { edition: '24th ATP', published: '2026-09', appliesFrom: '2027-09-01' };

test('a workbook of the law says what it is, is compared, taken over and put back', async () => {
  const fileName = 'annex_vi_clp_table_atp24_en.xlsx';
  const read = await call(endpoints.readWorkbook, { body: { file, fileName } });
  expect(read.answer.data).toMatchObject({
    kind: 'annex-vi',
    hasOwnDays: true,
    edition: '24th ATP',
    published: '2026-09',
    appliesFrom: null,
  });
  const { status, answer } = await call(endpoints.addWorkbook, {
    body: { file, fileName, ...sent },
  });
  expect(status).toBe(201);
  expect(answer.data).toMatchObject({ edition: '24th ATP', added: 0, changed: 1, removed: 1 });
  expect(answer.data.unreadCells.at(0)).toMatchObject({
    column: 'A',
    text: '6010',
    reason: 'Not an index number',
  });
  const id = answer.data._id;
  expect(
    (await call(endpoints.applyImport, { id, body: { replacesSameEdition: false } })).status,
  ).toBe(200);
  const { annexVi } = (await call(endpoints.lookUp, { query: { casNumber: '67-64-1' } })).answer
    .data;
  expect(annexVi.entries[0].statements).toContain('H225');
  expect(annexVi.later[0]).toMatchObject({ appliesFrom: '2027-09-01' });
  expect(annexVi.later[0].statements).toContain('H224');
  expect((await call(endpoints.undoImport, { id })).status).toBe(200);
  expect((await call(endpoints.editions)).answer.data[0].edition).toBe('23rd ATP');
}, 60_000);

test('a file that is no workbook, and one without the columns, is refused in words', async () => {
  const fileName = 'a.xlsx';
  const none = Buffer.from('no workbook').toString('base64');
  const torn = await call(endpoints.readWorkbook, { body: { file: none, fileName } });
  expect(torn.status).toBe(422);
  const less = oneSheet([echaHead.slice(0, 10), ['001-001-00-9']]);
  const short = { file: Buffer.from(less).toString('base64'), fileName, ...sent };
  const refused = await call(endpoints.addWorkbook, { body: short });
  expect([refused.status, refused.answer.detail]).toEqual([
    422,
    expect.stringContaining('Specific Conc. Limits, M-factors and ATE; Notes'),
  ]);
  expect((await call(endpoints.imports)).answer.data).toEqual([]);
});
