import { suppliers } from 'contract/partner';
import { importEndpoints } from 'contract/transfer';
import { unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { freshCas } from '../import-journey.fixture';
import { openFiles, words } from './files-as-they-are.fixture';

let api: TestApi;
let files: ReturnType<typeof openFiles>;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  files = openFiles(api);
});
afterAll(() => api.close());

describe('rows', () => {
  it('fill what is empty, and never rename what is published unasked', async () => {
    const cas = freshCas();
    const name = `Citric ${unique()}`;
    await api.addChemicals([{ name, casNumber: cas, status: 'published' }]);
    const text = `Name,CAS number,Purity\nBuffer solution,${cas},99 %\n`;
    const { rows } = await files.checked(files.journey, text);
    expect(rows[0]?.changes).toEqual([{ field: 'purity', from: null, to: '99 %' }]);
    const over = await files.checked(files.journey, text, { policy: 'overwrite' });
    expect(over.rows[0]?.changes.map(({ field }) => field)).toEqual(['purity']);
    expect(await files.mistakesOf(over.done)).toMatchObject([
      {
        field: 'name',
        kind: 'held',
        rows: 1,
        cells: [{ text: 'Buffer solution', message: expect.stringContaining(name) }],
      },
    ]);
    const taken = await files.checked(files.journey, text, {
      policy: 'overwrite',
      accept: ['name'],
    });
    expect(taken.rows[0]?.changes).toContainEqual({
      field: 'name',
      from: name,
      to: 'Buffer solution',
    });
    const added = await files.checked(files.journey, text, { policy: 'add' });
    expect(added.rows[0]).toMatchObject({ verdict: 'unchanged', changes: [] });
  });

  it('of one company are found by tax number in any writing, and pointed out by name', async () => {
    const word = unique();
    const { rows } = await files.checked(
      files.ofSuppliers,
      `Supplier,Tax number\n${word} Base Ltd,DE${word}9\n${word} base limited,DE ${word} 9\n${word} base ltd,de${word}9\n${word.toUpperCase()} BASE LTD.,\n${word}  Base Ltd,\n`,
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'wrong', 'wrong', 'wrong', 'wrong']);
    expect(rows[1]?.errors[0]?.message).toBe('The same as row 1');
    expect(rows[3]?.errors[0]?.message).toMatch(/row 1/);
  });

  it('like a stored company are held until they are said to be another one', async () => {
    const word = unique();
    await files.journey.call(suppliers.endpoints.add, {
      body: { companyName: `${word} Chemie GmbH` },
    });
    const text = `Supplier,City\n${word} Chemie,Bonn\n`;
    const { done } = await files.checked(files.ofSuppliers, text);
    expect(await files.mistakesOf(done)).toMatchObject([
      { field: 'similar', kind: 'held', rows: 1 },
    ]);
    const { rows } = await files.checked(files.ofSuppliers, text, { accept: ['similar'] });
    expect(rows[0]?.verdict).toBe('new');
  });

  it('are each taken for another or the same one, as staff decide', async () => {
    const word = unique();
    const bodies = ['Chemie GmbH', 'Farben AG'].map((end) => ({ companyName: `${word}${end}` }));
    for (const body of bodies) await files.journey.call(suppliers.endpoints.add, { body });
    const text = `Supplier,City\n${word}Chemie,Bonn\n${word}Farben,Bern\n`;
    const { done } = await files.checked(files.ofSuppliers, text);
    const [mistake] = await files.mistakesOf(done);
    expect(mistake?.cells.map(({ rows }) => rows)).toEqual([[1], [2]]);
    const { rows } = await files.checked(files.ofSuppliers, text, {
      rows: { 1: 'same', 2: 'new' },
    });
    expect(rows.map(({ verdict }) => verdict)).toEqual(['changed', 'new']);
    expect(rows[0]?.changes.map(({ field }) => field)).toEqual(['address.city']);
  });

  it('with the emails of a stored company’s domain are held, but for domains that many have', async () => {
    const domain = `${unique()}-works.de`.toLowerCase();
    const body = { companyName: unique(), emails: [`info@${domain}`] };
    await files.journey.call(suppliers.endpoints.add, { body });
    const { rows } = await files.checked(
      files.ofSuppliers,
      words(
        `Supplier,Email\nD {},sales@${domain}\nE {},a@gmail.com\nF {},b@gmail.com\nG {},a@example.com\nH {},b@example.com\n`,
      ),
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual(['wrong', 'new', 'new', 'new', 'new']);
    expect(rows[0]?.errors).toMatchObject([{ path: 'similar', kind: 'held' }]);
  });

  it('like two stored companies of one tax number are no third one', async () => {
    const word = unique();
    const taxNumber = `DE${word}7`;
    for (const name of ['Left', 'Right']) {
      const body = {
        companyName: `${name} ${word} GmbH`,
        taxNumber: name === 'Left' ? taxNumber : `DE ${word} 7`,
      };
      await files.journey.call(suppliers.endpoints.add, { body });
    }
    const { rows } = await files.checked(
      files.ofSuppliers,
      `Supplier,Tax number\nThird ${word},de-${word}-7\n`,
    );
    expect(rows[0]).toMatchObject({ verdict: 'wrong' });
    expect(rows[0]?.errors[0]?.message).toMatch(/2 suppliers are the same.*Left.*Right/);
  });

  it('that are headings, totals and remarks are not written unasked', async () => {
    const { rows, done } = await files.checked(
      files.journey,
      words(
        `Name,CAS,Purity\nSOLVENTS,,\nS {},${freshCas()},99 %\nTotal,,\n* prices ex works,,\nPage 1 of 3,,\nName,CAS,Purity\n`,
      ),
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual([
      'wrong',
      'new',
      'wrong',
      'wrong',
      'wrong',
      'wrong',
    ]);
    expect(await files.mistakesOf(done)).toMatchObject([{ kind: 'note', rows: 5 }]);
  });

  it('are mended for all alike by what a cell means, which is remembered', async () => {
    const text = words('Name,Grades\nV {},extra fine\nV {},Extra fine\n');
    const { taken, done } = await files.checked(files.journey, text);
    expect(await files.mistakesOf(done)).toMatchObject([
      {
        field: 'grades',
        kind: 'wrong',
        rows: 2,
        spellings: 2,
        options: expect.arrayContaining(['AR']),
        mayLeaveOut: true,
      },
    ]);
    const values = { grades: { 'extra fine': 'AR' } };
    const mended = await files.journey.check(taken._id, taken.mapping, { values });
    expect(mended.counts).toMatchObject({ new: 2, wrong: 0 });
    const again = await files.checked(files.journey, words('Name,Grades\nV {},EXTRA FINE\n'));
    expect(again.rows[0]?.changes).toContainEqual({ field: 'grades', from: null, to: 'AR' });
  });
});

describe('a file', () => {
  it('is read in another way when staff say so', async () => {
    const text = words('Some remarks,,\nName,CAS,Purity\nT {},,99 %\n');
    const taken = await files.journey.take('a.csv', text);
    expect(taken.reading).toMatchObject({ headRow: 2, separator: ',', encoding: 'utf-8' });
    const { answer } = await files.journey.call(importEndpoints.preview, {
      id: taken._id,
      body: { headRow: 0 },
    });
    expect(answer.data).toMatchObject({ columns: ['A', 'B', 'C'], reading: { headRow: 0 } });
    expect(answer.data.rows[0]).toEqual(['Some remarks', '', '']);
    const read = await files.journey.call(importEndpoints.read, {
      id: taken._id,
      body: { headRow: 0 },
    });
    expect(read.answer.data.columns).toMatchObject([{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
    const done = await files.journey.check(taken._id, { A: 'name' });
    expect(done.counts).toMatchObject({ new: 3 });
  });

  it('in GB18030 has its own letters', async () => {
    const bytes = Buffer.from(
      '4e616d652c4341532c417070656172616e63650ab1fbcdaa2c2cceded1c9d2bacce50ad2d2b4bc2c2cceded1c9d2bacce50a',
      'hex',
    );
    const taken = await files.journey.take('a.csv', bytes);
    expect(taken.reading.encoding).toBe('gb18030');
    expect(taken.columns[0]?.samples).toEqual(['丙酮', '乙醇']);
  });
});
