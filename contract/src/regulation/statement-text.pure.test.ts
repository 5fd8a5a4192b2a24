import { chemicals } from '../catalog/chemical';
import { isHazardStatement, isPrecautionaryStatement } from './statement-codes';
import { filledSentence, needsWords, sentenceOf } from './statement-text';
import { statements } from './statements/en';

const { hazard, precautionary } = statements;

test('every code of CLP has a sentence, and every sentence a code', () => {
  expect(Object.keys(hazard).filter((code) => !isHazardStatement(code))).toEqual([]);
  expect(Object.keys(precautionary).filter((code) => !isPrecautionaryStatement(code))).toEqual([]);
  const { hazardStatements, precautionaryStatements } = chemicals.fields;
  expect(hazardStatements.schema.parse(Object.keys(hazard).slice(0, 60))).toHaveLength(60);
  expect(precautionaryStatements.schema.safeParse(['P301+P330+P331']).success).toBe(true);
  expect(sentenceOf('P233+P240', statements)).toMatch(/^Keep container tightly closed\. Ground/);
  expect(sentenceOf('EUH066', statements)).toMatch(/^Repeated exposure/);
  expect(sentenceOf('H225', statements)).toBe('Highly flammable liquid and vapour');
});

test.each(['H999', 'H209', 'h225', 'H360Xy', 'EUH999', 'P999'])('%s is refused by name', (code) => {
  const { hazardStatements, precautionaryStatements } = chemicals.fields;
  const { schema } = code.startsWith('P') ? precautionaryStatements : hazardStatements;
  const { error } = schema.safeParse([code]);
  expect(error?.issues[0]?.message).toMatch(new RegExp(`^${code} is no .* statement of CLP`));
});

test('the words of the supplier stand in the slots; what may be left out is, what may not stays open', () => {
  const fill = (code: string, text?: string) =>
    filledSentence(code, statements, text === undefined ? [] : [{ code, text }]);
  expect(fill('P501')).toBe('Dispose of contents/container to ….');
  expect(fill('P501', 'an approved plant')).toBe(
    'Dispose of contents/container to an approved plant.',
  );
  expect(fill('P310')).toBe('Immediately call a POISON CENTER/doctor.');
  expect(fill('P312')).toBe('Call a POISON CENTER/doctor if you feel unwell.');
  expect(fill('P411', '25 | 77')).toBe('Store at temperatures not exceeding 25 °C/77 °F.');
  expect(fill('P102')).toBe('Keep out of reach of children.');
  expect(fill('P999')).toBeNull();
  expect(['P501', 'P310', 'P102'].map((code) => needsWords(precautionary[code] ?? ''))).toEqual([
    true,
    false,
    false,
  ]);
});
