import { missingCellMessage } from '../form/missing-message';
import { provideTexts, textsOf } from './i18n';
import { menuWords, words } from './words';

const german = textsOf('de', {
  'data:Chemical': ['Chemikalie'],
  'menu:Chemical': ['Chemikalien'],
  'data:Website': ['Website'],
  'data:Unit': ['Einheit'],
});
const english = textsOf('en', {});

afterEach(() => provideTexts(() => english));

test.each([
  ['Chemical', 'Chemikalie', 'Chemikalien'],
  ['Website', 'Website', 'Website'],
  ['Sacks', 'Sacks', 'Sacks'],
  ['toString', 'toString', 'toString'],
  ['', '', ''],
])('%j is %j as data, and %j as a group of the menu', (text, asData, asGroup) => {
  provideTexts(() => german);
  expect([words(text), menuWords(text)]).toEqual([asData, asGroup]);
});

test('in English both are the text', () => {
  expect([words('Chemical'), menuWords('Chemical')]).toEqual(['Chemical', 'Chemical']);
});

test('an empty cell is asked for by its name in the language of now, or in English without one', () => {
  provideTexts(() => german);
  expect(missingCellMessage('unitId')).toContain('Einheit');
  expect(missingCellMessage('sackId')).toContain('Sack');
  provideTexts(() => english);
  expect(missingCellMessage('unitId')).toBe('Choose a unit');
});
