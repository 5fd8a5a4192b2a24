import { chemicals } from 'contract/catalog';
import { unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { freshCas, ImportJourney } from '../import-journey.fixture';
import { column, dryRun, verdicts } from './dry-run.fixture';

let api: TestApi;
let journey: ImportJourney;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  journey = new ImportJourney(api);
});
afterAll(() => api.close());

const dry = (...lines: string[]) => dryRun(journey, lines.join('\n'));
const word = unique();

describe('a list of chemicals as people have it', () => {
  it('has CAS numbers that a spreadsheet took for dates, each named', async () => {
    const { rows } = await dry(
      'Name,CAS',
      `${word} A,"Jun 5, 1306"`,
      `${word} B,1975-09-02`,
      `${word} C,02/09/1975`,
      `${word} D,2-Sep-75`,
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual(['wrong', 'wrong', 'wrong', 'wrong']);
    expect(rows[0]?.messages).toContain('1306-06-5');
    for (const { messages } of rows.slice(1)) expect(messages).toContain('75-09-2');
  });

  it('has words for nothing, in numbers and identifiers', async () => {
    const run = await dry(
      'Name,CAS,Formula,Melting point,HS code',
      `${word} NA A,N/A,N/A,N/A,N/A`,
      `${word} NA B,-,-,-,-`,
      `${word} NA C,n.a.,NULL,not available,—`,
    );
    expect(verdicts(run)).toEqual(['new', 'new', 'new']);
    for (const { values } of run.rows) expect(Object.keys(values)).toEqual(['name']);
  });

  it('has words for nothing, in texts', async () => {
    const run = await dry(
      'Name,Appearance,Purity,Storage,Synonyms',
      `${word} text A,N/A,-,#N/A,n/a`,
      `${word} text B,#REF!,NULL,nan,none`,
    );
    for (const { values } of run.rows) expect(Object.keys(values)).toEqual(['name']);
  });

  it('has values in other units', async () => {
    const run = await dry(
      'Name,Product code,Density,Boiling point,Shelf life',
      `${word} unit A,${word}-A,0.784 g/mL,56.05 °C,24 months`,
      `${word} unit B,${word}-B,1.83 g/cm3,337,2 years`,
      `${word} unit C,${word}-C,784 kg/m³,132.8 °F,36`,
      `${word} unit D,${word}-D,0.79 kg/L,329.2 K,12`,
    );
    expect(column(run, 'density')).toEqual([0.784, 1.83, 0.784, 0.79]);
    expect(column(run, 'boilingPoint')).toEqual([56.05, 337, 56, 56.05]);
    expect(column(run, 'shelfLifeMonths')).toEqual([24, 24, 36, 12]);
  });

  it('renames no published chemical unasked', async () => {
    const casNumber = freshCas();
    const body = { name: `${word} published`, casNumber, status: 'published' };
    await journey.call(chemicals.endpoints.add, { body });
    const run = await dry('Name,CAS number', `${word} buffer,${casNumber}`);
    expect(run.rows[0]?.values).not.toHaveProperty('name');
  });

  it('has heads of catalogues, with units', async () => {
    const run = await dry(
      'Chemical Name,CAS#,Catalog Number,Mol. Wt.,Mol. Formula,mp (°C),bp (°C),Flash Pt,Density (g/mL)',
      `${word} head,109-66-0,${word}-HC,72.15,C5H12,-130,36,-49,0.626`,
    );
    expect(Object.values(run.mapping)).toEqual(
      expect.arrayContaining([
        'name',
        'casNumber',
        'productCode',
        'molecularWeight',
        'formula',
        'meltingPoint',
        'boilingPoint',
        'flashPoint',
        'density',
      ]),
    );
  });

  it('has grades by usual words', async () => {
    const run = await dry(
      'Name,Grades',
      `${word} grade A,Technical grade`,
      `${word} grade C,food grade`,
      `${word} grade D,USP/EP`,
      `${word} grade E,tech`,
    );
    expect(column(run, 'grades')).toEqual(['Technical', 'Food', 'USP; EP', 'Technical']);
  });

  it('has titles, totals and remarks, which are pointed out', async () => {
    const run = await dry(
      'Name,CAS,Purity',
      'SOLVENTS,,',
      `${word} section,${freshCas()},99 %`,
      'Total,,',
      '* prices ex works,,',
      'Page 1 of 3,,',
    );
    expect(verdicts(run)).toEqual(['wrong', 'new', 'wrong', 'wrong', 'wrong']);
  });

  it('has invisible characters and entities in names', async () => {
    const run = await dry(
      'Name,Product code,Appearance',
      `\u200b${word} zero\u200b,${word}-1,colourless &amp; clear`,
      `${word} so\u00adft,${word}-2,`,
      `${word} RTL \u202eabc,${word}-3,`,
      `${word}\u00a0space,${word}-4,`,
      `&alpha;-${word},${word}-5,`,
    );
    const names = ['zero', 'soft', 'RTL abc', 'space'].map((name) => `${word} ${name}`);
    expect(column(run, 'name')).toEqual([...names, `α-${word}`]);
    expect(column(run, 'appearance')[0]).toBe('colourless & clear');
  });

  it('has UN numbers in other writings, and numbers that are none', async () => {
    const run = await dry(
      'Name,UN number',
      `${word} un A,UN-1230`,
      `${word} un C,UN 1230`,
      `${word} un D,1230`,
      `${word} un E,ID 8000`,
    );
    expect(column(run, 'unNumber').slice(0, 3)).toEqual(['UN1230', 'UN1230', 'UN1230']);
    expect(run.rows[3]?.values['unNumber'] ?? run.rows[3]?.messages).toMatch(/ID ?8000/);
  });
});

describe('other lists of chemicals', () => {
  it.each([
    ['de', 'Bezeichnung;CAS-Nr.;Summenformel;Molmasse;Schmelzpunkt;Siedepunkt;Dichte;Reinheit'],
    [
      'fr',
      'Nom;N° CAS;Formule brute;Masse molaire;Point de fusion;Point d’ébullition;Densité;Pureté',
    ],
    [
      'es',
      'Nombre;Número CAS;Fórmula;Peso molecular;Punto de fusión;Punto de ebullición;Densidad;Pureza',
    ],
    [
      'it',
      'Nome;Numero CAS;Formula;Peso molecolare;Punto di fusione;Punto di ebollizione;Densità;Purezza',
    ],
    [
      'pt',
      'Nome;Número CAS;Fórmula;Peso molecular;Ponto de fusão;Ponto de ebulição;Densidade;Pureza',
    ],
    ['nl', 'Naam;CAS-nummer;Formule;Molmassa;Smeltpunt;Kookpunt;Dichtheid;Zuiverheid'],
    [
      'pl',
      'Nazwa;Numer CAS;Wzór;Masa molowa;Temperatura topnienia;Temperatura wrzenia;Gęstość;Czystość',
    ],
    ['tr', 'Ad;CAS No;Formül;Molekül ağırlığı;Erime noktası;Kaynama noktası;Yoğunluk;Saflık'],
    ['zh', '名称;CAS号;分子式;分子量;熔点;沸点;密度;纯度'],
    ['ja', '名称;CAS番号;分子式;分子量;融点;沸点;密度;純度'],
    ['ko', '이름;CAS 번호;분자식;분자량;녹는점;끓는점;밀도;순도'],
  ])('have heads in %s', async (_, heads) => {
    const run = await dry(heads, `${word} x;${freshCas()};C5H12;72.15;-130;36;0.626;99 %`);
    expect(Object.values(run.mapping).toSorted()).toEqual(
      [
        'name',
        'casNumber',
        'formula',
        'molecularWeight',
        'meltingPoint',
        'boilingPoint',
        'density',
        'purity',
      ].toSorted(),
    );
  });

  it.each([
    ['Density (kg/m³)', '784', 'density', 0.784],
    ['Density [g/cm3]', '0.784', 'density', 0.784],
    ['Melting point (°F)', '32', 'meltingPoint', 0],
    ['bp [K]', '373.15', 'boilingPoint', 100],
    ['m_p_', '5 °C', 'meltingPoint', 5],
    ['Boiling point', '-33,4', 'boilingPoint', -33.4],
    ['Shelf life (years)', '2', 'shelfLifeMonths', 24],
    ['Shelf life', '1 Jahr', 'shelfLifeMonths', 12],
    ['Molecular weight', '72.15 g/mol', 'molecularWeight', 72.15],
  ])('have %s with %s', async (head, cell, field, value) => {
    const run = await dry(`Name;${head}`, `${word} ${field} ${cell};${cell}`);
    expect(column(run, field)).toEqual([value]);
  });

  it.each([
    ['India', 'IN'],
    ['P.R. China', 'CN'],
    ['Deutschland', 'DE'],
    ['Corée du Sud', 'KR'],
    ['日本', 'JP'],
    ['USA', 'US'],
  ])('come from %s', async (name, code) => {
    const run = await dry('Name,Country of origin', `${word} of ${code},${name}`);
    expect(column(run, 'origin')).toEqual([code]);
  });

  it.each([
    ['density', 'Density', 'heavy'],
    ['meltingPoint', 'Melting point', '56-57'],
    ['boilingPoint', 'Boiling point', '> 100'],
    ['density', 'Density', '1.2 furlong'],
    ['density', 'Density', '5000'],
    ['shelfLifeMonths', 'Shelf life', 'long'],
  ])('say %s in words when it cannot be read', async (field, head, cell) => {
    const { rows } = await dry(`Name,${head}`, `${word} bad ${field},${cell}`);
    expect(rows[0]?.verdict).toBe('wrong');
    expect(rows[0]?.messages).not.toMatch(/expected|invalid (?:input|option)|too (?:big|small)/i);
    expect(rows[0]?.messages).toContain(cell);
  });

  it('have ids, units, addresses and pictograms of their own, which are not taken for ours', async () => {
    const run = await dry('id,slug,unit,ghs,Name', `17,Some Page,each,Flame,${word} foreign`);
    expect(Object.values(run.mapping)).toEqual(['name']);
    expect(verdicts(run)).toEqual(['new']);
  });

  it.each(['1310-73-2', '7647-14-5', '64-17-5', "'67-64-1", '7732-18-5*'])(
    'keep %s, which is a CAS number and no date',
    async (number) => {
      const { rows } = await dry('Name,CAS', `${word} cas,${number}`);
      expect(rows[0]?.messages ?? '').not.toContain('date');
    },
  );

  it('have addresses of pages of another site', async () => {
    const run = await dry('id,slug,Name', `2,ethanol-64-17-5,${word} other site`);
    expect(Object.values(run.mapping)).toEqual(['name']);
  });

  it('keep sodium, whose formula is no word for nothing', async () => {
    const run = await dry('Name,Formula', `${word} sodium,Na`);
    expect(column(run, 'formula')).toEqual(['Na']);
  });

  it('fill what is empty and leave what is there', async () => {
    const casNumber = freshCas();
    const body = { name: `${word} filled`, casNumber, appearance: 'Clear liquid' };
    await journey.call(chemicals.endpoints.add, { body });
    const run = await dry(
      'Name,CAS,Appearance,Purity',
      `${word} filled,${casNumber},Crystals,99 %`,
    );
    expect(run.rows[0]?.values).toEqual({ purity: '99 %' });
  });
});
