import type { TestApi } from 'shared-ui/testing';
import { staffCalls } from '../testing/staff-calls';
import { pageAt, part } from './chemicals.fixture';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const staff = staffCalls(api);
  const add = (fields: object) => staff.add('product/add', { status: 'published', ...fields });
  await add({ name: 'Bare', slug: 'bare', smiles: 'CC' });
  await add({ name: 'Named', slug: 'named', density: 1, unNumber: 'UN1170', signalWord: 'Danger' });
  const unitId = await staff.add('unit/add', {
    name: 'Litre',
    symbol: 'L',
    dimension: 'volume',
    factor: 1,
  });
  await add({
    name: 'Packed',
    slug: 'packed',
    boilingPoint: 20,
    unNumber: 'UN1170',
    signalWord: 'Danger',
    grades: ['HPLC', 'Technical'],
    packagings: [
      { quantity: 2.5, unitId, container: 'Glass bottle' },
      { quantity: 200, unitId, container: 'Steel drum' },
    ],
  });
});
afterAll(() => api.close());

describe('what a chemical is offered in', () => {
  it('offers every pack of every grade for the inquiry, and its temperatures in both units', async () => {
    const page = await pageAt(api, '/packed');
    const rows = [...page.querySelectorAll('#packs tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.trim()),
    );
    expect(rows).toEqual([
      ['HPLC'],
      ['2.5\u00a0L', 'Glass bottle', 'Add HPLC, 2.5 L Glass bottle'],
      ['200\u00a0L', 'Steel drum', 'Add HPLC, 200 L Steel drum'],
      ['Technical'],
      ['2.5\u00a0L', 'Glass bottle', 'Add Technical, 2.5 L Glass bottle'],
      ['200\u00a0L', 'Steel drum', 'Add Technical, 200 L Steel drum'],
    ]);
    const href = page.querySelectorAll('#packs a')[3]?.getAttribute('href') ?? '';
    expect(href).toBe('/inquiry?add=packed&grade=Technical&packaging=200+L+Steel+drum');
    const inquiry = await pageAt(api, href);
    expect(inquiry.querySelector('[name="items.0.packaging"]')?.getAttribute('value')).toBe(
      '200 L Steel drum',
    );
    const properties = page.getElementById('properties');
    expect(
      [...(properties?.querySelectorAll('[data-unit]') ?? [])].map((one) => one.textContent),
    ).toEqual(['20\u00a0°C', '68\u00a0°F']);
    expect(properties?.querySelectorAll('input[type="radio"]')).toHaveLength(2);
    const bar = [...page.querySelectorAll('aside[aria-label="Inquiry"] a')];
    expect(bar.map((link) => link.getAttribute('href'))).toEqual([
      '/sample-request?product=packed',
      '/inquiry?add=packed',
    ]);
  });

  it('says once what is not known, and where to ask', async () => {
    expect(part(await pageAt(api, '/bare'), 'safety')).toBe(
      'SafetyWe hold no classification for Bare, which does not mean that it is harmless. Not stated either: transport classification, physical properties, grades and packs. Ask for the safety data sheet.',
    );
    const known = await pageAt(api, '/named');
    expect(part(known, 'unknown')).toContain('Not stated for Named: grades and packs. Ask us.');
    expect(part(await pageAt(api, '/packed'), 'unknown')).toBeUndefined();
  });
});
