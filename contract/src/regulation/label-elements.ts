import { HazardClass } from './hazard-class';

/** A pictogram by its code, without the schema of a chemical, which imports this folder. */
type Pictogram = `GHS0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** What a class and category put on a label. */
export interface LabelElements {
  readonly pictograms: readonly Pictogram[];
  readonly signalWord: 'Danger' | 'Warning' | null;
  /** The hazard statements that it can have, without the suffixes of H350, H360 and H361. */
  readonly statements: readonly string[];
}

type Line = readonly [
  categories: string,
  pictograms: string,
  signalWord: 'Danger' | 'Warning' | null,
  statements: string,
];

const reactive: readonly Line[] = [
  ['A', 'GHS01', 'Danger', 'H240'],
  ['B', 'GHS01 GHS02', 'Danger', 'H241'],
  ['C D', 'GHS02', 'Danger', 'H242'],
  ['E F', 'GHS02', 'Warning', 'H242'],
  ['G', '', null, ''],
];

const oxidising: readonly Line[] = [
  ['1', 'GHS03', 'Danger', 'H271'],
  ['2', 'GHS03', 'Danger', 'H272'],
  ['3', 'GHS03', 'Warning', 'H272'],
];

/** The tables of label elements in Annex I of CLP, one line for each category; '' for a class without categories. */
const lines: Readonly<Record<HazardClass, readonly Line[]>> = {
  'Unst. Expl.': [['', 'GHS01', 'Danger', 'H200']],
  'Expl.': [
    ['1.1', 'GHS01', 'Danger', 'H201'],
    ['1.2', 'GHS01', 'Danger', 'H202'],
    ['1.3', 'GHS01', 'Danger', 'H203'],
    ['1.4', 'GHS01', 'Warning', 'H204'],
    ['1.5', '', 'Danger', 'H205'],
    ['1.6', '', null, ''],
  ],
  'Desen. Expl.': [
    ['1', 'GHS02', 'Danger', 'H206'],
    ['2', 'GHS02', 'Danger', 'H207'],
    ['3', 'GHS02', 'Warning', 'H207'],
    ['4', 'GHS02', 'Warning', 'H208'],
  ],
  'Flam. Gas': [
    ['1 1A', 'GHS02', 'Danger', 'H220 H230 H231 H232'],
    ['1B', 'GHS02', 'Danger', 'H221'],
    ['2', '', 'Warning', 'H221'],
  ],
  Aerosol: [
    ['1', 'GHS02', 'Danger', 'H222 H229'],
    ['2', 'GHS02', 'Warning', 'H223 H229'],
    ['3', '', 'Warning', 'H229'],
  ],
  'Ox. Gas': [['1', 'GHS03', 'Danger', 'H270']],
  'Press. Gas': [['', 'GHS04', 'Warning', 'H280 H281']],
  'Flam. Liq.': [
    ['1', 'GHS02', 'Danger', 'H224'],
    ['2', 'GHS02', 'Danger', 'H225'],
    ['3', 'GHS02', 'Warning', 'H226'],
  ],
  'Flam. Sol.': [
    ['1', 'GHS02', 'Danger', 'H228'],
    ['2', 'GHS02', 'Warning', 'H228'],
  ],
  'Self-react.': reactive,
  'Pyr. Liq.': [['1', 'GHS02', 'Danger', 'H250']],
  'Pyr. Sol.': [['1', 'GHS02', 'Danger', 'H250']],
  'Self-heat.': [
    ['1', 'GHS02', 'Danger', 'H251'],
    ['2', 'GHS02', 'Warning', 'H252'],
  ],
  'Water-react.': [
    ['1', 'GHS02', 'Danger', 'H260'],
    ['2', 'GHS02', 'Danger', 'H261'],
    ['3', 'GHS02', 'Warning', 'H261'],
  ],
  'Ox. Liq.': oxidising,
  'Ox. Sol.': oxidising,
  'Org. Perox.': reactive,
  'Met. Corr.': [['1', 'GHS05', 'Warning', 'H290']],
  'Acute Tox.': [
    ['1 2', 'GHS06', 'Danger', 'H300 H310 H330'],
    ['3', 'GHS06', 'Danger', 'H301 H311 H331'],
    ['4', 'GHS07', 'Warning', 'H302 H312 H332'],
  ],
  'Skin Corr.': [['1 1A 1B 1C', 'GHS05', 'Danger', 'H314']],
  'Skin Irrit.': [['2', 'GHS07', 'Warning', 'H315']],
  'Eye Dam.': [['1', 'GHS05', 'Danger', 'H318']],
  'Eye Irrit.': [['2', 'GHS07', 'Warning', 'H319']],
  'Resp. Sens.': [['1 1A 1B', 'GHS08', 'Danger', 'H334']],
  'Skin Sens.': [['1 1A 1B', 'GHS07', 'Warning', 'H317']],
  'Muta.': [
    ['1A 1B', 'GHS08', 'Danger', 'H340'],
    ['2', 'GHS08', 'Warning', 'H341'],
  ],
  'Carc.': [
    ['1A 1B', 'GHS08', 'Danger', 'H350'],
    ['2', 'GHS08', 'Warning', 'H351'],
  ],
  'Repr.': [
    ['1A 1B', 'GHS08', 'Danger', 'H360'],
    ['2', 'GHS08', 'Warning', 'H361'],
  ],
  'Lact.': [['', '', null, 'H362']],
  'STOT SE': [
    ['1', 'GHS08', 'Danger', 'H370'],
    ['2', 'GHS08', 'Warning', 'H371'],
    ['3', 'GHS07', 'Warning', 'H335 H336'],
  ],
  'STOT RE': [
    ['1', 'GHS08', 'Danger', 'H372'],
    ['2', 'GHS08', 'Warning', 'H373'],
  ],
  'Asp. Tox.': [['1', 'GHS08', 'Danger', 'H304']],
  'Aquatic Acute': [['1', 'GHS09', 'Warning', 'H400']],
  'Aquatic Chronic': [
    ['1', 'GHS09', 'Warning', 'H410'],
    ['2', 'GHS09', null, 'H411'],
    ['3', '', null, 'H412'],
    ['4', '', null, 'H413'],
  ],
  Ozone: [['1', 'GHS07', 'Warning', 'H420']],
};

/** The categories of a hazard class; empty for a class without categories. */
export function categoriesOf(hazardClass: HazardClass): string[] {
  return lines[hazardClass].flatMap(([categories]) => wordsOf(categories));
}

/** The label elements of a class and category; undefined for a category that the class does not have. */
export function labelElementsOf(
  hazardClass: HazardClass,
  category: string | null,
): LabelElements | undefined {
  const line = lines[hazardClass].find(([categories]) =>
    category === null ? categories === '' : wordsOf(categories).includes(category),
  );
  if (!line) return undefined;
  const [, pictograms, signalWord, statements] = line;
  return {
    pictograms: wordsOf(pictograms).filter(isPictogram),
    signalWord,
    statements: wordsOf(statements),
  };
}

/** The classes and categories that can have a hazard statement, without its suffix. */
export function linesWith(
  statement: string,
): { hazardClass: HazardClass; category: string | null; statement: string }[] {
  return HazardClass.options.flatMap((hazardClass) =>
    lines[hazardClass].flatMap(([categories, , , statements]) => {
      if (!wordsOf(statements).includes(statement)) return [];
      return (categories === '' ? [null] : wordsOf(categories)).map((category) => {
        return { hazardClass, category, statement };
      });
    }),
  );
}

function isPictogram(code: string): code is Pictogram {
  return /^GHS0[1-9]$/.test(code);
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}
