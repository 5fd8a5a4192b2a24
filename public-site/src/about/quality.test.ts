import { waitFor } from '@testing-library/react';
import type { TestApi } from 'shared-ui/testing';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, testSite } from '../testing/test-site';

let api: TestApi;
let staff: ReturnType<typeof staffCalls>;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  staff = staffCalls(api);
});
afterAll(() => api.close());

const pageAt = async (path: string) => documentOf(await testSite(api).get(path));
const mainOf = (page: Document) => page.querySelector('main')?.textContent ?? '';

describe('of an empty company', () => {
  it('the page of quality is short, and claims nothing', async () => {
    const page = await pageAt('/quality');
    expect(page.querySelector('h1')?.textContent).toBe('Quality and documents');
    expect(mainOf(page)).toContain('No documents are published here yet.');
    expect(page.querySelectorAll('main h2, main table, main ul')).toHaveLength(0);
    expect(mainOf(page)).not.toMatch(/ISO|GMP|certified|guarantee/i);
  });

  it('the page of delivery explains the terms alone', async () => {
    const page = await pageAt('/delivery');
    const headings = [...page.querySelectorAll('main h2')].map((title) => title.textContent);
    expect(headings).toEqual(['Terms of delivery']);
    expect(page.querySelectorAll('main tbody tr')).toHaveLength(13);
    expect(mainOf(page)).toContain('Our catalogue is being prepared.');
    expect(mainOf(page)).not.toMatch(/\bdays?\b|worldwide/i);
  });
});

describe('with records', () => {
  beforeAll(async () => {
    const unit = { name: 'kilogram', symbol: 'kg', dimension: 'mass', factor: 1 };
    const unitId = await staff.add('unit/add', unit);
    const pack = (quantity: number, container: string) => ({ quantity, unitId, container });
    await staff.add('product/add', {
      name: 'Acetone',
      status: 'published',
      packagings: [pack(25, 'Steel drum'), pack(160, 'Steel drum'), pack(1, '<b>Odd</b>')],
      ghsPictograms: ['GHS02'],
    });
    await staff.add('worldwide/add', { name: 'Depot', kind: 'warehouse', country: 'NL' });
    await staff.add('worldwide/add', { name: 'Bureau', kind: 'office', country: 'FR' });
  });

  it('packs are drawn by their kind, with what is in them', async () => {
    await waitFor(async () => {
      const page = await pageAt('/delivery');
      const groups = [...page.querySelectorAll('main section[aria-labelledby="packs"] > ul > li')];
      expect(groups.map((group) => group.textContent)).toEqual([
        'DrumsSteel drum25 – 160\u00a0kg · 1 chemical',
        'Other packs<b>Odd</b>1\u00a0kg · 1 chemical',
      ]);
      const drawn = [...page.querySelectorAll('main svg[role="img"]')];
      expect(drawn[0]?.getAttribute('aria-label')).toBe('Drawing: Drums');
      expect(page.querySelector('#packs')).not.toBeNull();
      expect(mainOf(page)).toContain('DepotNetherlands');
      expect(mainOf(page)).not.toContain('Bureau');
    });
  });

  it('ways to documents are named as far as there are any', async () => {
    await waitFor(async () => {
      const ways = mainOf(await pageAt('/quality'));
      expect(ways).toContain('1 chemical has its hazards stated.');
      expect(ways).not.toContain('by lot number');
      expect(ways).not.toContain('Request');
    });
  });

  it('each term says where cost and risk pass', async () => {
    const page = await pageAt('/delivery');
    const label = (code: string) =>
      [...page.querySelectorAll('tr')]
        .find((row) => row.querySelector('th')?.textContent?.startsWith(code))
        ?.querySelector('svg[role="img"]')
        ?.getAttribute('aria-label');
    expect(label('EXW')).toBe(
      'The buyer pays the carriage. The risk passes at the seller’s place.',
    );
    expect(label('CIF')).toBe(
      'The seller pays to the port of destination. The risk passes at the carrier or the port of shipment.',
    );
    expect(label('DDP')).toBe(
      'The seller pays to the named place. The risk passes at the named place.',
    );
  });

  it('what staff write has its place, and a text that moves takes its address along', async () => {
    const content = '<h2>Ours</h2><p>We check each lot.</p><script>alert(1)</script>';
    const id = await staff.add('aboutus/add', { title: 'How we check', slug: 'about', content });
    await waitFor(async () => expect((await testSite(api).get('/about')).status).toBe(200));
    await staff.put(`aboutus/update?id=${id}`, { slug: 'quality' });
    await waitFor(async () => {
      const page = await pageAt('/quality');
      expect(page.querySelector('h1')?.textContent).toBe('How we check');
      expect(mainOf(page)).toContain('We check each lot.');
      expect(mainOf(page)).not.toContain('alert');
    });
    const moved = await testSite(api).get('/about');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/quality']);
    await staff.put(`aboutus/update?id=${id}`, { slug: 'elsewhere' });
    await waitFor(async () => {
      expect((await pageAt('/quality')).querySelector('h1')?.textContent).toBe(
        'Quality and documents',
      );
    });
  });
});
