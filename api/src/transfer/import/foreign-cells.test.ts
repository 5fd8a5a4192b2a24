import { importEndpoints } from 'contract/transfer';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { openFiles, words } from './files-as-they-are.fixture';

let api: TestApi;
let files: ReturnType<typeof openFiles>;
beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  files = openFiles(api);
});
afterAll(() => api.close());

describe('cells', () => {
  it('that say that there is nothing are empty, in texts too', async () => {
    const values = await files.valuesOf(
      files.journey,
      words(
        'Name,CAS,Formula,Melting point,HS code,Appearance,Purity,Storage\n' +
          'NA {},N/A,N/A,N/A,N/A,N/A,-,#N/A\nNB {},-,-,-,-,#REF!,NULL,nan\nNC {},n.a.,NULL,not available,—,none,k.A.,sin datos\n',
      ),
    );
    expect(values.map((one) => Object.keys(one).filter((field) => field !== 'name'))).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('are converted to the unit of the field, also where the head has the unit', async () => {
    const values = await files.valuesOf(
      files.journey,
      words(
        'Name,Product code,Density,Boiling point,Shelf life\n' +
          'U {},{},0.784 g/mL,56.05 °C,24 months\nU {},{},1.83 g/cm3,337,2 years\n' +
          'U {},{},784 kg/m³,132.8 °F,36\nU {},{},0.79 kg/L,329.2 K,12\n',
      ),
    );
    const numbers = values.map(({ density, boilingPoint, shelfLifeMonths }) => [
      density,
      boilingPoint,
      shelfLifeMonths,
    ]);
    expect(numbers).toEqual([
      [0.784, 56.05, 24],
      [1.83, 337, 24],
      [0.784, 56, 36],
      [0.79, 56.05, 12],
    ]);
    const [inHead] = await files.valuesOf(
      files.journey,
      words('Name,mp (°F),Density (kg/m³)\nU {},212,784\n'),
    );
    expect(inHead).toMatchObject({ meltingPoint: 100, density: 0.784 });
  });

  it('with semicolons between them and three decimals are asked about', async () => {
    const text = words('Name;Product code;Molar mass\nM {};{};76.095\nM {};{};110.262\n');
    const taken = await files.journey.take('a.csv', text);
    expect(taken.columns.at(-1)?.decimal).toBe('unclear');
    const open = await files.journey.check(taken._id, taken.mapping);
    expect(open.counts).toMatchObject({ wrong: 2 });
    const body = { mapping: taken.mapping, decimalSign: 'point' as const };
    await files.journey.call(importEndpoints.check, { id: taken._id, body });
    await files.journey.workOff();
    const rows = await files.journey.rows(taken._id);
    expect(
      rows.map(({ changes }) => changes.find(({ field }) => field === 'molecularWeight')?.to),
    ).toEqual([76.095, 110.262]);
  });

  it('with three decimals alone are asked about whatever the separator is, unless another column proves the point', async () => {
    const decimalsOf = async (text: string) => {
      const { columns } = await files.journey.take('a.csv', words(text));
      return columns.slice(1).map(({ decimal }) => decimal);
    };
    expect(await decimalsOf('Name,Molar mass\nM {},76.095\n')).toEqual(['unclear']);
    expect(await decimalsOf('Name;Density;Molar mass\nM {};0,789;76.095\n')).toEqual([
      'comma',
      'unclear',
    ]);
    expect(await decimalsOf('Name,Density,Molar mass\nM {},0.789,76.095\n')).toEqual([
      'point',
      'point',
    ]);
  });

  it('have the decimal sign that staff give their column', async () => {
    const text = words('Name,Molar mass,Density\nM {},76.095,"1,055"\n');
    const values = await files.valuesOf(files.journey, text, {
      decimalSigns: { 'Molar mass': 'point', Density: 'comma' },
    });
    expect(values).toMatchObject([{ molecularWeight: 76.095, density: 1.055 }]);
  });

  it('with numbers in a unit that nobody knows are not taken for ours', async () => {
    const { done } = await files.checked(
      files.journey,
      words('Name,Density (oz/gill)\nU {},7.9\nU {},8.1\n'),
    );
    expect(await files.mistakesOf(done)).toMatchObject([
      { field: 'density', kind: 'wrong', rows: 2, mayLeaveOut: true },
    ]);
  });

  it('with a country’s name are countries', async () => {
    const names = [
      'Germany',
      'United Kingdom',
      'USA',
      'UK',
      'The Netherlands',
      'Czech Republic',
      'Deutschland',
      'Allemagne',
      'Alemania',
      '中国',
      'Türkiye',
      'Polska',
      'DEU',
    ];
    const lines = names.map((name, index) => `C${index} {} Ltd,${name}`).join('\n');
    const values = await files.valuesOf(files.ofCustomers, words(`Company,Country\n${lines}\n`));
    expect(values.map((one) => one['address.country'])).toEqual(
      'DE GB US GB NL CZ DE DE DE CN TR PL DE'.split(' '),
    );
  });

  it('with NA ask whether it is Namibia', async () => {
    const text = words('Company,Country\nN {} Ltd,NA\nM {} Ltd,DE\n');
    const { done, rows } = await files.checked(files.ofCustomers, text);
    expect(done.counts).toMatchObject({ new: 1, wrong: 1 });
    expect(rows[0]?.errors[0]).toMatchObject({ path: 'address.country', offered: 'Namibia' });
  });

  it('with addresses of mail and telephone numbers are read as people write them', async () => {
    const values = await files.valuesOf(
      files.ofCustomers,
      words(
        'Company,Email,Phone,Country\nA {},Jane Roe <jane@example.com>,030 901820,DE\n' +
          'B {},mailto:jane@example.com,(212) 555-0123,US\nC {},jane@xn--mnchen-3ya.example,4930901820,DE\n' +
          'D {},jane@münchen.example,+44 20 7946 0123 / +44 20 7946 0124,GB\n' +
          'E {},a@example.com b@example.com,+1 (212) 555-0123 x45,US\nF {},a@example.com / b@example.com,,\n' +
          'G {},,030 901820 / 030901821,DE\nH {},,0049 (0)2151/456789,DE\nI {},,+49 30 901820/21,DE\n',
      ),
    );
    expect(values.map(({ emails }) => emails)).toEqual([
      'jane@example.com',
      'jane@example.com',
      'jane@xn--mnchen-3ya.example',
      'jane@xn--mnchen-3ya.example',
      'a@example.com; b@example.com',
      'a@example.com; b@example.com',
      undefined,
      undefined,
      undefined,
    ]);
    expect(values.map(({ phones }) => phones)).toEqual([
      '+4930901820',
      '+12125550123',
      '+4930901820',
      '+442079460123; +442079460124',
      '+12125550123',
      undefined,
      '+4930901820; +4930901821',
      '+492151456789',
      undefined,
    ]);
  });

  it('with dates that were CAS numbers say which', async () => {
    const { done } = await files.checked(
      files.journey,
      words(
        'Name,CAS\nD {},"Jun 5, 1306"\nD {},1975-09-02\nD {},02/09/1975\nD {},2-Sep-75\nD {},2-Eyl-75\n',
      ),
    );
    expect(done.counts).toMatchObject({ wrong: 5 });
    const [mistake] = await files.mistakesOf(done);
    expect(mistake).toMatchObject({ field: 'casNumber', kind: 'wrong', rows: 5 });
    expect(mistake?.cells.map(({ text, offered }) => [text, offered])).toEqual(
      expect.arrayContaining([
        ['Jun 5, 1306', '1306-06-5'],
        ['1975-09-02', '75-09-2'],
        ['02/09/1975', '75-09-2'],
        ['2-Sep-75', '75-09-2'],
        ['2-Eyl-75', '75-09-2'],
      ]),
    );
  });

  it('with invisible characters and entities are plain', async () => {
    const [first, second, third] = await files.valuesOf(
      files.journey,
      words(
        'Name,Product code,Appearance\n\u200bZero\u200b {},{},\nSoft\u00adhyphen\u00a0{},{},\n&alpha;-P {},{},colourless &amp; clear\n',
      ),
    );
    expect(String(first?.['name'])).toMatch(/^Zero \S+$/);
    expect(String(second?.['name'])).toMatch(/^Softhyphen \S+$/);
    expect(third).toMatchObject({
      name: expect.stringMatching(/^α-P/),
      appearance: 'colourless & clear',
    });
  });

  it('with grades and UN numbers are read by usual words', async () => {
    const { rows, done } = await files.checked(
      files.journey,
      words(
        'Name,Grades,UN number\nG {},Technical grade,UN-1230\nG {},Reagent,UN 1230\nG {},food grade,1230\nG {},USP/EP,ID 8000\nG {},tech,\n',
      ),
      { leaveOut: ['grades', 'unNumber'] },
    );
    const values = rows.map(({ changes }) =>
      ['grades', 'unNumber'].map((field) => changes.find((one) => one.field === field)?.to),
    );
    expect(values).toEqual([
      ['Technical', 'UN1230'],
      [undefined, 'UN1230'],
      ['Food', 'UN1230'],
      ['USP; EP', undefined],
      ['Technical', undefined],
    ]);
    expect(
      (await files.mistakesOf(done)).map(({ field, kind, rows: count }) => [field, kind, count]),
    ).toEqual([
      ['grades', 'left-out', 1],
      ['unNumber', 'left-out', 1],
    ]);
  });
});
