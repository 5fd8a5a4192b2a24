import { wantedLanguage } from './wanted-language';

test.each([
  [['de-AT', 'en'], ['de', 'es'], 'de'],
  [['DE', 'en'], ['de'], 'de'],
  [['fr-FR', 'es-419', 'en'], ['de', 'es'], 'es'],
  [['de-DE', 'en-GB'], ['es'], 'en'],
  [['en-US', 'de'], ['de'], 'en'],
  [['ja', 'zh-Hant-TW'], ['de'], undefined],
  [['den'], ['de'], undefined],
  [['', '-', '*'], ['de'], undefined],
  [[], ['de'], undefined],
] as const)('%j on a site that speaks %j: %s', (liked, spoken, code) => {
  expect(wantedLanguage(liked, spoken)?.code).toBe(code);
});
