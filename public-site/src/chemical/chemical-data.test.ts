import type { DataSheet } from 'contract/catalog';
import type { TestApi } from 'shared-ui/testing';
import { origin, testSite } from '../testing/test-site';
import { activeIn } from '../testing/what-is-active';
import { ethanolFacts } from './ethanol-facts.fixture';
import { addClassified, addExampleChemicals, hostileText, pageAt } from './chemicals.fixture';

let api: TestApi;
let classifiedSlugs: readonly string[];
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  await addExampleChemicals(api);
  classifiedSlugs = await addClassified(api);
});
afterAll(() => api.close());

const get = (path: string, init?: RequestInit) => testSite(api).get(path, init);

describe('the data of a chemical', () => {
  it('is JSON with units, absolute addresses and nothing of staff', async () => {
    const answer = await get('/ethanol.json');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      link: `<${origin}/ethanol>; rel="canonical"`,
    });
    const data = await answer.json();
    expect(data).toMatchObject({
      version: 1,
      name: 'Ethanol',
      url: `${origin}/ethanol`,
      identifiers: {
        casNumber: '64-17-5',
        smiles: 'CCO',
        inchi: 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3',
        inchiKey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
        synonyms: [],
        foreignNames: ethanolFacts.foreignNames,
      },
      formula: 'C2H6O',
      molarMass: { value: expect.closeTo(46.07, 2), unit: 'g/mol' },
      properties: { density: { value: 0.789, unit: 'g/cm3' }, flashPoint: null },
      safety: { pictograms: ['GHS02', 'GHS06', 'GHS08'], unNumber: 'UN1170' },
      documents: [{ kind: 'COA', url: `${origin}/api/file/download/a.pdf` }],
      structure: { svg: `${origin}/ethanol.svg`, mol: `${origin}/ethanol.mol` },
    });
    const facts =
      'identifiers formula molarMass properties types grades packs forms safety storage trade';
    const fields = `version name url updatedAt ${facts} documents structure sources`;
    expect(Object.keys(data)).toEqual(fields.split(' '));
    expect(await (await get('/l-alanine.json')).json()).toMatchObject({ safety: null });
    expect(await (await get('/long.json')).json()).toMatchObject({ structure: null });
  });

  it('is a sheet for print, with what the page says', async () => {
    const answer = await get('/ethanol.pdf');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="ethanol.pdf"',
      'cache-control': 'public, max-age=3600',
    });
    const sheet: DataSheet = await answer.json();
    expect(sheet).toMatchObject({
      title: 'Ethanol',
      address: `${origin}/ethanol`,
      picture: expect.stringMatching(/^<svg /),
    });
    expect(sheet.sections.map(({ title }) => title)).toEqual([
      'Identifiers',
      'Properties',
      'Safety',
      'Transport and trade',
      'Documents',
    ]);
    const said = JSON.stringify(sheet);
    const page = (await pageAt(api, '/ethanol')).body.textContent ?? '';
    const values = sheet.sections.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'facts' ? part.facts : [])),
    );
    expect(values.length).toBeGreaterThan(15);
    for (const { value } of values) {
      const [first = ''] = value.split(/ \(|, /);
      expect(page).toContain(first);
    }
    expect(said).toContain('Dispose of contents/container to an approved plant.');
    expect(said).toContain('78.4\u00a0°C (173.1\u00a0°F)');
    const long: DataSheet = await (await get('/long.pdf')).json();
    expect(JSON.stringify(long.sections)).toContain('We hold no classification for');
    expect(long.picture).toBeNull();
  });

  it('is a sheet in German and French, in the words of the law', async () => {
    const signs = [
      ['de', 'Signalwort', 'Gefahr', 'Flüssigkeit und Dampf leicht entzündbar'],
      ['fr', 'Mention d’avertissement', 'Danger', 'Liquide et vapeurs très inflammables'],
    ];
    for (const [language, ...texts] of signs) {
      const answer = await get(`/ethanol.${language}.pdf`);
      expect(answer.headers.get('content-disposition')).toContain(`ethanol.${language}.pdf`);
      const sheet: DataSheet = await answer.json();
      expect(sheet.language).toBe(language);
      for (const text of texts) expect(JSON.stringify(sheet)).toContain(text);
    }
    expect((await get('/ethanol.xx.pdf')).status).toBe(404);
  });

  it.each(['de', 'fr'])(
    'is a sheet in %s without English, whatever the hazard class',
    async (language) => {
      const english = /\b(?:the|and|of|with|for|not|by|is|which|from|to|has|its|No)\b/;
      for (const slug of classifiedSlugs) {
        const sheet: DataSheet = await (await get(`/${slug}.${language}.pdf`)).json();
        const texts = sheet.sections.flatMap(({ title, parts }) => [
          title,
          ...parts.flatMap((part) => {
            if (part.kind === 'facts')
              return part.facts.flatMap(({ label, value }) => [label, value]);
            return 'text' in part ? [part.text] : [];
          }),
        ]);
        expect(texts.length).toBeGreaterThan(30);
        expect(texts.filter((text) => english.test(text))).toEqual([]);
      }
    },
  );

  it('is a picture that draws black and says what it shows, and a molfile to keep', async () => {
    const picture = await get('/ethanol.svg');
    const svg = await picture.text();
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    expect(drawing.querySelector('title')?.textContent).toBe('Ethanol');
    expect(drawing.querySelector('desc')?.textContent).toContain('C2H6O');
    expect(drawing.getAttribute('color')).toBe('#000');

    const molfile = await get('/ethanol.mol');
    expect(molfile.headers.get('content-type')).toBe('chemical/x-mdl-molfile');
    expect(molfile.headers.get('content-disposition')).toBe('attachment; filename="ethanol.mol"');
    expect(await molfile.text()).toMatch(/^Ethanol\n.*\n\n {2}3 {2}2 [^]*\nM {2}END\n$/);
  });

  it.each(['json', 'mol', 'svg', 'pdf'])(
    'as .%s is not sent twice, moves with its chemical, and is read by HEAD',
    async (format) => {
      const answer = await get(`/ethanol.${format}`);
      const etag = answer.headers.get('etag') ?? '';
      const again = await get(`/ethanol.${format}`, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const head = await get(`/ethanol.${format}`, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('content-type')).toBe(answer.headers.get('content-type'));
      const former = await get(`/alcohol.${format}`);
      expect([former.status, former.headers.get('location')]).toEqual([301, `/ethanol.${format}`]);
      expect((await get(`/ethanol.${format}`, { method: 'POST' })).status).toBe(405);
    },
  );

  it.each([
    ['/draft.json', 'a draft'],
    ['/draft.svg', 'the structure of a draft'],
    ['/draft.pdf', 'the data sheet of a draft'],
    ['/nothing.mol', 'no chemical'],
    ['/solvents.json', 'a category'],
    ['/long.svg', 'no structure'],
    ['/long.mol', 'no structure'],
  ])('%s is 404: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await answer.text()).length).toBeLessThan(60);
  });

  it.each([
    '/Ethanol.svg',
    '/ethanol.SVG',
    '/%3Cscript%3E.svg',
    '/a/ethanol.svg',
    '/..svg',
    '/ethanol.json.svg',
    '/-.mol',
    `/${'a'.repeat(121)}.json`,
  ])('%s is the address of nothing', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<script>alert');
  });

  it('holds hostile words as words', async () => {
    const svg = await (await get('/hostile.svg')).text();
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(drawing.querySelector('parsererror, script')).toBeNull();
    expect(drawing.querySelector('title')?.textContent).toBe(hostileText);
    expect(await activeIn(await get('/hostile'))).toEqual([]);
    expect(await (await get('/hostile.json')).json()).toMatchObject({ storage: hostileText });
  });

  it('waits while the API does', async () => {
    const site = testSite(api);
    site.statuses.set('/api/product/getStructure', 503);
    const answer = await site.get('/ethanol.svg');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await site.get('/ethanol')).status).toBe(200);
  });
});
