import { chemicals } from './chemical';
import { loadGhsStatements } from './load-ghs-statements';

test('every code of the tables is one that a chemical may have', async () => {
  const { hazard, precautionary } = await loadGhsStatements();
  const { hazardStatements, precautionaryStatements } = chemicals.fields;
  for (const code of Object.keys(hazard)) {
    expect([code, hazardStatements.schema.safeParse([code]).success]).toEqual([code, true]);
  }
  for (const code of Object.keys(precautionary)) {
    expect([code, precautionaryStatements.schema.safeParse([code]).success]).toEqual([code, true]);
  }
});

test('the texts are the statements alone, without notes on their state', async () => {
  const { hazard, precautionary } = await loadGhsStatements();
  const texts = [...Object.values(hazard), ...Object.values(precautionary)];
  expect(texts.filter((text) => text === '' || /deleted|\ufffd/i.test(text))).toEqual([]);
  expect(hazard['H225']).toBe('Highly flammable liquid and vapor');
  expect(precautionary['P102']).toBe('Keep out of reach of children.');
});
