import {
  Classification,
  ClassificationLimit,
  classText,
  entriesOnDay,
  entryOfRow,
  type HarmonisedEntry,
  isClassOf,
  labelOf,
  limitText,
  lineOfRow,
  noteWords,
  parseClassification,
  parseLimit,
  TransportLabel,
  type TransportLine,
} from 'contract/regulation';
import { readTableFile } from './table-files';

let versions: HarmonisedEntry[];
let entries: HarmonisedEntry[];
let lines: TransportLine[];

beforeAll(async () => {
  const [annexVi, adr] = await Promise.all([readTableFile('annex-vi'), readTableFile('adr')]);
  versions = annexVi.rows.map(entryOfRow);
  entries = entriesOnDay(versions, '2027-02-01');
  lines = adr.rows.map(lineOfRow);
});

const entryAt = (number: string) => entries.find(({ indexNumber }) => indexNumber === number);

describe('Annex VI of CLP, 23rd ATP', () => {
  it('is understood but for five statements that belong to none of their classes', () => {
    const unread = entries.flatMap((entry) =>
      entry.unread.map((cell) => `${entry.indexNumber} ${cell}`),
    );
    expect(unread).toEqual([
      '012-002-00-9 H252',
      '607-225-00-9 H241',
      '649-175-00-0 H340',
      '649-176-00-6 H340',
      '649-315-00-0 H304',
    ]);
    expect([entries.length, versions.length]).toEqual([4441, 4530]);
    const classes = entries.flatMap(({ classifications }) => classifications);
    const limits = entries.flatMap((entry) => entry.limits);
    expect([classes.length, limits.length]).toEqual([13603, 1347]);
    expect(entries.filter(({ needsTesting }) => needsTesting)).toHaveLength(36);
  });

  it('fits the schemas of a chemical, and comes back from a cell of a table', () => {
    // Thousands of values: an expectation for each would take most of the suite's time.
    const classes = entries.flatMap((entry) => entry.classifications);
    expect(classes.map((one) => Classification.parse(one))).toEqual(classes);
    expect(classes.map((one) => parseClassification(classText(one)))).toEqual(classes);
    const limits = entries.flatMap((entry) => entry.limits);
    expect(limits.map((one) => ClassificationLimit.parse(one))).toEqual(limits);
    expect(limits.map((one) => parseLimit(limitText(one)))).toEqual(limits);
  });

  it('has notes that are all explained', () => {
    const notes = new Set(entries.flatMap((entry) => entry.notes));
    expect([...notes].filter((note) => noteWords[note] === undefined)).toEqual([]);
  });

  it('has organs, routes and asterisks as data', () => {
    expect(entryAt('603-001-00-X')?.classifications).toEqual([
      { hazardClass: 'Flam. Liq.', category: '2', statement: 'H225', specifics: null, marks: [] },
      ...['H331', 'H311', 'H301'].map((statement) => {
        return {
          hazardClass: 'Acute Tox.',
          category: '3',
          statement,
          specifics: null,
          marks: ['*'],
        };
      }),
      { hazardClass: 'STOT SE', category: '1', statement: 'H370', specifics: null, marks: ['**'] },
    ]);
    expect(entryAt('603-001-00-X')?.limits.map(limitText)).toEqual([
      '*',
      'STOT SE 1, H370: C ≥ 10 %',
      'STOT SE 2, H371: 3 % ≤ C < 10 %',
    ]);
    expect(entryAt('603-023-00-X')?.classifications[9]?.specifics).toBe('nervous system');
  });

  it('says which entries are for solutions or forms', () => {
    expect(entryAt('607-002-00-6')?.conditions).toEqual(['solutions of any strength (… %)']);
    expect(entryAt('007-030-00-3')?.conditions).toContain('C ≤ 70 %');
    expect(entryAt('606-001-00-8')?.conditions).toEqual([]);
  });
});

describe('versions of an entry', () => {
  const on = (index: string, day: string) =>
    entriesOnDay(versions, day)
      .find(({ indexNumber }) => indexNumber === index)
      ?.statements.join(' ');

  it.each([
    ['601-037-00-0', '2026-04-30', 'H225 H361f H304 H373 H315 H336 H411'],
    ['601-037-00-0', '2026-05-01', 'H225 H361f H304 H372 H315 H336 H411'],
    ['613-350-00-X', '2026-04-30', undefined],
    ['613-350-00-X', '2026-05-01', 'H411'],
    ['022-006-00-2', '2025-07-31', 'H351'],
    ['022-006-00-2', '2025-08-01', undefined],
    ['615-008-00-5', '2027-01-31', 'H331 H319 H335 H315 H334 H317 H411'],
    ['615-008-00-5', '2027-02-01', 'H330 H314 H334 H317 H411 EUH071'],
  ])('%s on %s', (index, day, statements) => {
    expect(on(index, day)?.split(' ').toSorted()).toEqual(statements?.split(' ').toSorted());
  });
});

describe('the label of classes by Articles 20, 26 and 27', () => {
  it('is that of every entry of Annex VI', () => {
    const differing = entries.filter(({ classifications, pictograms, signalWord }) => {
      const label = labelOf(classifications);
      const allowed = [...label.pictograms, ...label.optional];
      return (
        label.signalWord !== signalWord ||
        !label.pictograms.every((code) => pictograms.includes(code)) ||
        !pictograms.every((code) => allowed.includes(code))
      );
    });
    expect(differing).toEqual([]);
  });

  it.each([
    ['Acute Tox. 3 = H301; Skin Irrit. 2 = H315', 'GHS06', 'Danger', 'H301 H315'],
    [
      'Skin Corr. 1B = H314; Eye Dam. 1 = H318; Eye Irrit. 2 = H319',
      'GHS05',
      'Danger',
      'H314 H319',
    ],
    ['Skin Corr. 1B = H314; Acute Tox. 4 = H302', 'GHS05 GHS07', 'Danger', 'H302 H314'],
    [
      'Resp. Sens. 1 = H334; Skin Sens. 1 = H317; Skin Irrit. 2 = H315',
      'GHS08',
      'Danger',
      'H315 H317 H334',
    ],
    ['Resp. Sens. 1 = H334; STOT SE 3 = H335', 'GHS07 GHS08', 'Danger', 'H334 H335'],
    ['Aquatic Acute 1 = H400; Aquatic Chronic 1 = H410', 'GHS09', 'Warning', 'H410'],
    ['Self-react. B = H241', 'GHS01 GHS02', 'Danger', 'H241'],
    ['Expl. 1.1 = H201; Flam. Sol. 1 = H228', 'GHS01', 'Danger', 'H201 H228'],
    ['Aquatic Chronic 3 = H412', '', null, 'H412'],
    ['Eye Dam. 1; Skin Sens. 1', 'GHS05 GHS07', 'Danger', 'H317 H318'],
  ])('%s', (written, pictograms, signalWord, statements) => {
    const label = labelOf(written.split('; ').flatMap((one) => parseClassification(one) ?? []));
    expect(label.pictograms.join(' ')).toBe(pictograms);
    expect(label.signalWord).toBe(signalWord);
    expect(label.statements.join(' ')).toBe(statements);
  });
});

describe('Table A of ADR 2025', () => {
  it('is read in full, with labels that exist', () => {
    expect(lines).toHaveLength(2939);
    const labels = new Set(lines.flatMap((line) => line.labels));
    expect([...labels].filter((label) => !TransportLabel.safeParse(label).success)).toEqual([]);
    expect(lines.find(({ unNumber }) => unNumber === 'UN1090')).toEqual({
      unNumber: 'UN1090',
      properShippingName: 'ACETONE',
      hazardClass: '3',
      classificationCode: 'F1',
      packingGroup: 'II',
      labels: ['3'],
      limitedQuantity: '1 L',
      hazardIdentificationNumber: '33',
      transportCategory: '2',
      tunnelCode: 'D/E',
      specialProvisions: [],
      exceptedQuantity: 'E2',
      otherReading: null,
      remark: null,
    });
  });

  it('knows gases and explosives by their divisions', () => {
    const of = (number: string) => lines.filter(({ unNumber }) => unNumber === number);
    expect(isClassOf('2.1', of('UN1011'))).toBe(true);
    expect(isClassOf('2.2', of('UN1011'))).toBe(false);
    expect(isClassOf('1.1D', of('UN0004'))).toBe(true);
    expect(isClassOf('3', of('UN1230'))).toBe(true);
    expect(isClassOf('6.1', of('UN1230'))).toBe(false);
  });
});
