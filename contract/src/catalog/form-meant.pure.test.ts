import { chemicals } from './chemical';
import { formMeant } from './form-meant';
import { OfferedForm } from './offered-form';

const forms = [
  {
    name: 'Sodium hydroxide pearls',
    strength: null,
    physicalForm: 'pearls',
    grades: ['Technical'],
  },
  { name: 'Sodium hydroxide flakes', strength: null, physicalForm: 'flakes', grades: ['AR'] },
  { name: 'Caustic soda 50 %', strength: 50, physicalForm: 'solution', grades: ['Technical'] },
  { name: 'Caustic soda 32 %', strength: 32, physicalForm: 'solution', grades: ['Technical'] },
  { name: 'Caustic soda 12,5 %', strength: 12.5, physicalForm: 'solution', grades: ['Technical'] },
].map((one) => OfferedForm.parse(one));

test.each([
  ['NaOH 50%', 'Caustic soda 50 %'],
  ['NaOH 50', 'Caustic soda 50 %'],
  ['Natronlauge 32 %', 'Caustic soda 32 %'],
  ['sodium hydroxide solution 50 % w/w', 'Caustic soda 50 %'],
  ['caustic soda 12.5 %, IBC', 'Caustic soda 12,5 %'],
  ['caustic soda 50 %', 'Caustic soda 50 %'],
  ['caustic soda pearls', 'Sodium hydroxide pearls'],
  ['sodium hydroxide p.a.', 'Sodium hydroxide flakes'],
  ['Ätznatron Schuppen', 'Sodium hydroxide flakes'],
])('%s is %s', (text, name) => {
  expect(formMeant(text, forms)?.name).toBe(name);
});

test.each([
  ['a strength that no form has', 'NaOH 45 %'],
  ['a molar strength', 'NaOH 1 mol/l'],
  ['several forms', 'caustic soda solution'],
  ['a grade of several', 'technical sodium hydroxide'],
  ['the substance alone', 'sodium hydroxide'],
  ['an amount', 'sodium hydroxide 50 kg'],
  ['nothing', ''],
])('%s is none of them', (_, text) => {
  expect(formMeant(text, forms)).toBeUndefined();
});

test('two forms with one name, or one address, are refused', () => {
  const twice = ['Caustic soda 50 %', 'Caustic soda 50%'].map((name) => ({ name }));
  expect(() => chemicals.create.parse({ name: 'Sodium hydroxide', offeredForms: twice })).toThrow(
    'name of its own',
  );
});
