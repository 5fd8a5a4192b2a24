import { missingCellMessage, missingMessage } from './missing-message';

test.each([
  ['Company name', 'Enter a company name'],
  ['Email', 'Enter an email'],
  ['Unit', 'Enter a unit'],
  ['EC number', 'Enter an EC number'],
  ['CAS number', 'Enter a CAS number'],
  ['UN number', 'Enter a UN number'],
  ['WhatsApp number', 'Enter a WhatsApp number'],
  ['Address', 'Enter an address'],
  ['Synonyms', 'Enter synonyms'],
  ['Weight (kg)', 'Enter a weight'],
])('an empty %s asks: %s', (label, message) => {
  expect(missingMessage(label)).toBe(message);
});

test('what is picked is chosen', () => {
  expect(missingMessage('Category', 'Choose')).toBe('Choose a category');
  expect(missingMessage('Chemicals', 'Choose')).toBe('Choose chemicals');
});

test.each([
  ['unitId', 'Choose a unit'],
  ['url', 'Enter a URL'],
  ['targetPrice', 'Enter a target price'],
])('an empty cell %s asks: %s', (key, message) => {
  expect(missingCellMessage(key)).toBe(message);
});
