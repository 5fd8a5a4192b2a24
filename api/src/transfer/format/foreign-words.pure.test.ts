import { cleanCell, saysNothing } from './clean-cell';
import { countryCodeOf } from './country-form';
import { emailsForm } from './email-form';
import { whyNote } from '../import/note-rows';
import { unitInHead } from './measures';
import type { Names } from './names';

const names: Names = {
  of: () => {
    throw new Error('No names');
  },
};

describe('a unit in a head', () => {
  it.each([
    ['bp (°F, 1 atm)', '°C', '°F'],
    ['Shelf life (yrs, unopened)', 'months', 'yrs'],
    ['保质期（年）', 'months', '年'],
    ['Density【kg/m3】', 'g/cm³', 'kg/m3'],
    ['Density kg/m3', 'g/cm³', 'kg/m3'],
    ['Density, lb/ft3', 'g/cm³', 'lb/ft3'],
    ['Shelf life in years', 'months', 'years'],
    ['Haltbarkeit in Jahren', 'months', 'Jahren'],
    ['Melting point F', '°C', 'F'],
    ['melting_point_K', '°C', 'K'],
    ['Lead time - weeks', 'days', 'weeks'],
    ['Dichte [g/cm³] bei 20 °C', 'g/cm³', 'g/cm³'],
    ['mp °F', '°C', '°F'],
  ])('%s is in %s', (head, unit, word) => {
    expect(unitInHead(head, unit)).toBe(word);
  });

  it.each([
    ['Density (furlong/acre)', 'g/cm³', 'furlong/acre'],
    ['Boiling point (°Ra)', '°C', '°Ra'],
  ])('%s that nobody knows is asked about', (head, unit, word) => {
    expect(unitInHead(head, unit)).toBe(word);
  });

  it.each([
    ['Density', 'g/cm³'],
    ['Density (20 °C)', 'g/cm³'],
    ['Density at 25 °C', 'g/cm³'],
    ['Boiling point (lit.)', '°C'],
    ['Boiling point (760 mmHg)', '°C'],
    ['Shelf life (unopened)', 'months'],
    ['Melting point (min/max)', '°C'],
  ])('%s has none', (head, unit) => {
    expect(unitInHead(head, unit)).toBeUndefined();
  });
});

describe('a cell that says nothing', () => {
  it.each(
    'unknown|Inconnu|desconocido|sconosciuto|desconhecido|onbekend|nieznany|nieznane|nicht bekannt|keine Daten|veri yok|不可用|无数据|データなし|자료 없음|해당사항 없음|N/A.|n / a|Ｎ／Ａ|not tested|- -|[none]|<null>|n/av|not listed|not found|non renseigné|ohne Angabe|sem informação|geen data|bd|無資料'.split(
      '|',
    ),
  )('%s', (text) => {
    expect(saysNothing(cleanCell(text))).toBe(true);
  });

  it.each(['Na', 'No', 'NaN3', 'unknown solvent', '0', 'None declared', 'AND', 'Yokkaichi'])(
    'is not %s',
    (text) => {
      expect(saysNothing(cleanCell(text))).toBe(false);
    },
  );
});

it.each([
  ['ABD', 'US'],
  ['アメリカ', 'US'],
  ['PRC', 'CN'],
  ['中国大陆', 'CN'],
  ['한국', 'KR'],
  ['韩国', 'KR'],
  ['KSA', 'SA'],
  ['Hong Kong SAR', 'HK'],
  ['Eire', 'IE'],
  ['İngiltere', 'GB'],
  ['Korea, Republic of', 'KR'],
  ['Iran (Islamic Republic of)', 'IR'],
  ['IT - Italy', 'IT'],
  ['DE-Germany', 'DE'],
  ['Germany (DE)', 'DE'],
  ['Tanzania, United Republic of', 'TZ'],
  ['Bolivia (Plurinational State of)', 'BO'],
  ['Republic of India', 'IN'],
  ['Kingdom of Saudi Arabia', 'SA'],
  ['Congo, Democratic Republic of the', 'CD'],
  ['Korea, Democratic People’s Republic of', 'KP'],
  ['Korea, Democratic Republic of', undefined],
  ['Taiwan, Province of China', 'TW'],
  ['Republic of China', 'TW'],
  ['Guinea-Bissau', 'GW'],
  ['Georgia - US', undefined],
  ['Englaland', undefined],
  ['DE - France', undefined],
  ['Ltd', undefined],
])('the country %s is %s', (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});

it.each([
  ['"Roe, Jane" <jane@example.com>', ['jane@example.com']],
  [
    'Roe, Jane <jane@example.com>, John <john@example.com>',
    ['jane@example.com', 'john@example.com'],
  ],
  ["'jane@example.com'", ['jane@example.com']],
  ['jane@example.com (sales)', ['jane@example.com']],
])('the addresses in %s', (text, addresses) => {
  expect(emailsForm.read(text, names)).toEqual(addresses);
});

it.each([
  ['Solvents', 'title'],
  ['1. Solvents', 'title'],
  ['A) Acids and bases', 'title'],
  ['有机溶剂', 'title'],
  ['- 2 -', 'page'],
  ['Seite 2 von 7', 'page'],
  ['2 / 7', 'page'],
  ['第 2 页', 'page'],
  ['Printed on 12/03/2024', 'remark'],
  ['Prices are EXW Rotterdam, excluding VAT.', 'remark'],
  ['Stand: 01.03.2024', 'remark'],
  ['Alle Preise verstehen sich netto.', 'remark'],
  ['DMSO', undefined],
  ['EDTA', undefined],
  ['Acetone', undefined],
  ['Sodium chloride, dried', undefined],
  ['1,4-Dioxane', undefined],
  ['2-Propanol', undefined],
])('the row with %s alone is a %s', (text, kind) => {
  const row = {
    cells: [text, '', '', ''],
    heads: ['Name', 'CAS', 'Purity', 'Pack'],
    mapped: [0, 1, 2, 3],
  };
  expect(whyNote(row)).toEqual(kind === undefined ? undefined : expect.stringContaining(kind));
});
