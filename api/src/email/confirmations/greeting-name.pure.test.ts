import { greetingName } from './greeting-name';

test.each([
  'Ann Beyer',
  'Dr. Åsa Öberg-Nilsson',
  "Seán O'Brien",
  'J. R. Smith',
  '王小明',
  'María José',
])('%s is greeted by name', (name) => {
  expect(greetingName(` ${name} `)).toBe(name);
});

test.each([
  'Win at casino.example',
  'https://spam.example',
  'Call 0900123456',
  'ann@example.com',
  '<b>Ann</b>',
  'Ann\r\nBcc: others',
  'Ann\u202eeyeB',
  '{{company.name}}',
  'A'.repeat(61),
])('%j is no name', (name) => {
  expect(greetingName(name)).toBeNull();
});
