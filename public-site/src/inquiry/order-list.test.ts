import type { TestApi } from 'shared-ui/testing';
import { visitWithForm } from '../form/visitor.fixture';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;
const unitIds = new Map<string, string>();

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const { add } = staffCalls(api);
  for (const [symbol, dimension] of Object.entries({ kg: 'mass', L: 'volume' })) {
    unitIds.set(symbol, await add('unit/add', { name: symbol, symbol, dimension, factor: 1 }));
  }
  await add('product/add', {
    name: 'Methanol',
    casNumber: '67-56-1',
    status: 'published',
    offeredForms: [{ name: 'Methanol solution 40 %', strength: 40, physicalForm: 'solution' }],
  });
  await add('product/add', { name: 'Acetone', casNumber: '67-64-1', status: 'published' });
});
afterAll(() => api.close());

const visit = (path: `/inquiry${string}` = '/inquiry') => visitWithForm(api, path);
const unit = (symbol: string) => unitIds.get(symbol) ?? '';
const valueOf = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value;
const linesIn = (page: Document) =>
  [...page.querySelectorAll('main ol li[aria-label]:not(.unless-script)')].map((line) =>
    line.getAttribute('aria-label'),
  );

describe('a pasted list', () => {
  const paste = (list: string) => {
    const { get } = testSite(api);
    const body = new URLSearchParams({ list }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return get('/inquiry/list', { method: 'POST', body, headers });
  };

  it('is read line by line without a script, and leads to an inquiry', async () => {
    const list = 'Acetone, 2 x 25 kg\nMethanl\t5\tL\n67-64-2; 5 kg\n<b>Unheard of</b>\n\n';
    const answer = await paste(list);
    const page = await documentOf(answer);
    const text = page.querySelector('main')?.textContent ?? '';
    expect(answer.status).toBe(200);
    expect(text).toContain('4 lines: 1 found · 1 to choose · 1 with a wrong check digit · 1 not');
    expect(valueOf(page, 'list')).toBe(list.trimEnd() + '\n\n');
    expect(valueOf(page, 'items.0.quantity')).toBe('50');
    expect(valueOf(page, 'items.1.unitId')).toBe(unit('L'));
    const fields = Object.fromEntries(
      [...page.querySelectorAll<HTMLInputElement>('form[action="/inquiry"] [name]')]
        .filter(({ type, checked }) => (type !== 'checkbox' && type !== 'radio') || checked)
        .map(({ name, value }) => [name, value]),
    );
    const { send } = await visit();
    const methanol = page.querySelector<HTMLInputElement>('input[name="items.1.chemicalId"]');
    const chosen = { 'items.1.take': 'on', 'items.1.chemicalId': methanol?.value ?? '' };
    const inquiry = await documentOf(await send({ ...fields, ...chosen }));
    expect(linesIn(inquiry)).toEqual(['Acetone', 'Methanol', '<b>Unheard of</b>']);
    expect(valueOf(inquiry, 'items.0.quantity')).toBe('50');
  });

  it('proposes the form of a line that is misspelled, and takes it into the inquiry', async () => {
    const page = await documentOf(await paste('Methanl 40 %, 1000 kg'));
    const choice = page.querySelector('input[type="radio"][name="items.0.chemicalId"]');
    expect(choice?.parentElement?.textContent).toContain('Methanol solution 40 %');
    expect(valueOf(page, 'items.0.offeredForm')).toBe('Methanol solution 40 %');
  });

  it('shows how each line was read, and takes packs into the inquiry', async () => {
    const page = await documentOf(await paste('25 kg bags x 40 acetone\nmethanol 1.000 kg'));
    const text = page.querySelector('main')?.textContent;
    expect(text).toContain('Productacetone');
    expect(text).toContain('Amount40 × 25 kg bag = 1000 kg');
    expect(text).toContain('“1.000 kg” can mean two amounts. Which one?');
    expect(text).toContain('Enter 1000 kg or 1 kg.');
    expect(valueOf(page, 'items.0.packaging')).toBe('40 × 25 kg bag');
    expect(valueOf(page, 'items.1.quantity')).toBe('');
  });

  it('keeps every line as written, and takes the terms of a mail into the form', async () => {
    const list = [
      'From: Jane Roe <jane@example.com>',
      'Dear Sales,',
      'Acetone, 2 x 25 kg',
      'Methanol tech. 2 pallets of 160 kg drums',
      'Delivery: CIF Mombasa, Kenya',
      'Payment: LC at sight',
      'Regards,',
      'Jane Roe',
      'Example Ltd',
    ];
    const page = await documentOf(await paste(list.join('\n')));
    const text = page.querySelector('main')?.textContent ?? '';
    expect(text).toContain('7 lines were not read as products');
    expect(text).toContain('is the size of a pack. How much do you need?');
    expect(valueOf(page, 'items.0.asWritten')).toBe('Acetone, 2 x 25 kg');
    expect(valueOf(page, 'items.1.quantity')).toBe('');
    const { send } = await visit();
    const fields = Object.fromEntries(
      [...page.querySelectorAll<HTMLInputElement>('form[action="/inquiry"] [name]')]
        .filter(({ type, checked }) => (type !== 'checkbox' && type !== 'radio') || checked)
        .map(({ name, value }) => [name, value]),
    );
    const inquiry = await documentOf(await send(fields));
    expect(linesIn(inquiry)).toEqual(['Acetone']);
    expect(inquiry.querySelector('main')?.textContent).toContain(
      'On your list: “Acetone, 2 x 25 kg”',
    );
    const names = ['incoterm', 'destination', 'name', 'company', 'email', 'message'];
    expect(names.map((name) => valueOf(inquiry, name))).toEqual([
      'CIF',
      'Mombasa, Kenya',
      'Jane Roe',
      'Example Ltd',
      'jane@example.com',
      'Payment: LC at sight',
    ]);
  });

  it('is read from a file, without a script too, and a file that is none is refused', async () => {
    const { send, sendInPlace } = await visit('/inquiry/list');
    const file = new File(['Produkt;Menge;Einheit\nAcetone;1.500,5;kg\nMethanol;2;L'], 'list.csv');
    const page = await documentOf(await send({ list: '', file }));
    expect(page.querySelector('main')?.textContent).toContain('2 lines: 2 found');
    expect(valueOf(page, 'list')).toBe(
      'Produkt\tMenge\tEinheit\nAcetone\t1.500,5\tkg\nMethanol\t2\tL',
    );
    expect(valueOf(page, 'items.0.quantity')).toBe('1500.5');
    const wrong = new File([new Uint8Array([0, 1, 2, 3])], 'list.bin');
    const refused = await documentOf(await send({ list: 'Acetone', file: wrong }));
    expect(refused.querySelector('main')?.textContent).toContain(
      'Choose a CSV, XLSX, PDF or text file',
    );
    expect(valueOf(refused, 'list')).toBe('Acetone');
    const large = new File(['x'.repeat(1_048_577)], 'list.txt');
    const answer = await sendInPlace({ list: '', file: large });
    expect((await answer.json()).refusal.errors[0].message).toContain('1 MB at most');
  });

  it('asks the API once for lines that are sent again', async () => {
    const asked = jest.spyOn(api, 'inject');
    const list = 'Zirconium whatever 5 kg\nHafnium whatever 5 kg';
    const linesAsked = () =>
      asked.mock.calls.filter(([request]) => JSON.stringify(request).includes('resolveLines'));
    await paste(list);
    await paste(list);
    await paste(`${list}\nYttrium whatever 5 kg`);
    expect(linesAsked()).toHaveLength(2);
    expect(JSON.stringify(linesAsked()[1])).not.toContain('Hafnium');
    asked.mockRestore();
  });

  it('has at most two hundred lines; the others are counted', async () => {
    const list = Array.from({ length: 203 }, (_, place) => `Dye ${place}`).join('\n');
    const page = await documentOf(await paste(list));
    const text = page.querySelector('main')?.textContent;
    expect(text).toContain('200 lines:');
    expect(text).toContain('The last 3 lines were left out');
  });

  it('may be empty, hostile or far too long', async () => {
    expect(await (await paste(' \n,,,\n')).text()).toContain('There is no line with a name');
    expect((await paste(`25 kg\n\u0000\u0007x\n${'\ud83d\ude00'.repeat(250)}a`)).status).toBe(200);
    const long = await paste('x'.repeat(250_000));
    expect([long.status, await long.text()]).toEqual([413, expect.stringContaining('more than')]);
  });
});
