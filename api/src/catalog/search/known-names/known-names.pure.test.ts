import { isCasNumber, nameKey } from 'contract/chemistry';
import { additiveNames } from './additive-names';
import { foreignNames } from './foreign-names';
import { casNumbersBeginning, casNumbersOf } from './known-names';
import { householdNames } from './household-names';
import { laboratoryNames } from './laboratory-names';
import { spellingKey } from './spelling-key';
import { transportNames } from './transport-names';

const tables = { laboratoryNames, householdNames, additiveNames, transportNames };

describe.each(Object.entries(tables))('%s', (_name, table) => {
  test('has CAS numbers with right check digits', () => {
    expect(Object.keys(table).filter((cas) => !isCasNumber(cas))).toEqual([]);
  });

  test('names each substance once, by a text that can be searched', () => {
    for (const names of Object.values(table)) {
      const keys = names.map(nameKey);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).not.toContain('');
    }
  });
});

describe('the names in other languages', () => {
  const languages = ['de', 'fr', 'es', 'ru', 'zh'] as const;
  const tradeLanguages = ['it', 'pt', 'nl', 'pl', 'tr', 'ja', 'ko'] as const;

  test('have CAS numbers with right check digits', () => {
    expect(Object.keys(foreignNames).filter((cas) => !isCasNumber(cas))).toEqual([]);
  });

  test.each(languages)('are at least 150 in %s, each once for its substance', (language) => {
    const lists = Object.values(foreignNames).map((names) => names[language]);
    expect(lists.flat().length).toBeGreaterThanOrEqual(150);
    for (const names of lists) {
      expect(new Set(names.map(nameKey)).size).toBe(names.length);
      expect(names.filter((name) => name !== name.trim() || nameKey(name) === '')).toEqual([]);
    }
  });

  test.each(tradeLanguages)('are at least 130 in %s, each once for its substance', (language) => {
    const lists = Object.values(foreignNames).flatMap((names) => names[language] ?? []);
    expect(lists.length).toBeGreaterThanOrEqual(130);
    for (const names of Object.values(foreignNames)) {
      const keys = (names[language] ?? []).map(nameKey);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('lead to one substance each, in every spelling', () => {
    const keys = new Map<string, Set<string>>();
    for (const [cas, names] of Object.entries(foreignNames)) {
      for (const name of Object.values(names).flat()) {
        const key = spellingKey(name);
        keys.set(key, new Set(keys.get(key)).add(cas));
      }
    }
    expect([...keys].filter(([, numbers]) => numbers.size > 1)).toEqual([]);
  });

  test('are written in their script', () => {
    const latin = /^[\p{Script=Latin}\p{Script=Greek}\d\s(),'’-]+$/u;
    const scripts = {
      de: latin,
      fr: latin,
      es: latin,
      ru: /^[\p{Script=Cyrillic}\p{Script=Greek}DLNI\d\s(),'-]+$/u,
      it: latin,
      pt: latin,
      nl: latin,
      pl: latin,
      tr: latin,
      ja: /^[a-zA-Z\d,-]*[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー][\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー\d(),\p{L}-]*$/u,
      ko: /^[a-zA-Z\d,-]*\p{Script=Hangul}[\p{Script=Hangul}\sA-Z\d,-]*$/u,
      zh: /^[A-Zα-ω\d,'-]*\p{Script=Han}[\p{Script=Han}A-Z\d,-]*$/u,
    };
    for (const language of [...languages, ...tradeLanguages]) {
      const names = Object.values(foreignNames).flatMap((each) => each[language] ?? []);
      expect(names.filter((name) => !scripts[language].test(name))).toEqual([]);
    }
  });
});

/** Plurals of ADR that name several isomers, and additives with one number. */
const ofSeveral = ['E500', 'E501', 'UN1120', 'UN1307'];

test('no short name leads to two substances unawares', () => {
  const names = Object.values(tables).flatMap((table) => Object.values(table).flat());
  const several = [...new Set(names)].filter((name) => casNumbersOf(name).length > 1);
  expect(several.toSorted()).toEqual(ofSeveral);
});

test.each([
  ['MeOH', '67-56-1'],
  ['E 330', '77-92-9'],
  ['UN 1090', '67-64-1'],
  ['UN1170', '64-17-5'],
  ['UN 1830', '7664-93-9'],
  ['Schwefelsäure', '7664-93-9'],
  ['schwefelsaure', '7664-93-9'],
  ['Schwefelsaeure', '7664-93-9'],
  ['Aethanol', '64-17-5'],
  ['Kaliumjodid', '7681-11-0'],
  ['Kalziumkarbonat', '471-34-1'],
  ['硫酸', '7664-93-9'],
  ['серная кислота', '7664-93-9'],
  ['СЕРНОЙ КИСЛОТЫ', '7664-93-9'],
  ['гидроксида натрия', '1310-73-2'],
])('%s is %s', (name, cas) => expect(casNumbersOf(name)).toEqual([cas]));

test('a name of two substances has both', () => {
  expect(casNumbersOf('E500')).toEqual(['497-19-8', '144-55-8']);
});

test('names are found while they are being typed, in Chinese from the second character on', () => {
  expect(casNumbersBeginning('Schwefels')).toEqual(['7664-93-9']);
  expect(casNumbersBeginning('氢氧')).toContain('1310-73-2');
  expect(casNumbersBeginning('氢')).toEqual([]);
  expect(casNumbersBeginning('chlo')).toEqual([]);
});
