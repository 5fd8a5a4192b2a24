import { type Messages, provideTexts, textsOf } from './i18n';
import { said, saidProblem } from './words';

/* As a build compiles them. */
const german: Messages = {
  'data:It is sent.': ['Es ist gesendet.'],
  'data:There is no such {one}': ['Nicht vorhanden: ', ['one']],
  'data:{count} fields need correction.': [
    ['count', 'plural', { one: ['1 Feld muss'], other: ['#', ' Felder müssen'] }],
    ' korrigiert werden.',
  ],
  'data:unit': ['Einheit'],
};

beforeEach(() => provideTexts(() => textsOf('de', german)));
afterEach(() => provideTexts(() => textsOf('en', {})));

it.each([
  [{ message: 'It is sent.' }, 'Es ist gesendet.'],
  [
    {
      message: 'There is no such unit',
      wording: { text: 'There is no such {one}', values: { one: 'unit' } },
    },
    'Nicht vorhanden: Einheit',
  ],
  [
    {
      message: '1 fields need correction.',
      wording: { text: '{count} fields need correction.', values: { count: 1 } },
    },
    '1 Feld muss korrigiert werden.',
  ],
  [{ message: 'A newer API says this' }, 'A newer API says this'],
  [
    { message: 'A newer 1', wording: { text: 'A newer {count}', values: { count: 1 } } },
    'A newer 1',
  ],
  [{ message: 'constructor' }, 'constructor'],
])('%j', (text, words) => {
  expect(said(text)).toBe(words);
});

it('a problem is said whole: what happened, and each of its fields', () => {
  const field = {
    path: 'packs.0.unitId',
    message: 'There is no such unit',
    wording: { text: 'There is no such {one}', values: { one: 'unit' } },
  };
  const rest = { type: '/problems/invalid', title: '', status: 422, instance: '/api/x' };
  expect(
    saidProblem({ ...rest, detail: `${field.path}: ${field.message}`, errors: [field] }),
  ).toMatchObject({
    detail: 'packs.0.unitId: Nicht vorhanden: Einheit',
    errors: [{ path: 'packs.0.unitId', message: 'Nicht vorhanden: Einheit' }],
  });
  expect(saidProblem({ ...rest, detail: 'It is sent.' })).toEqual({
    ...rest,
    detail: 'Es ist gesendet.',
  });
});

it('English says what came', () => {
  provideTexts(() => textsOf('en', {}));
  expect(said({ message: 'It is sent.' })).toBe('It is sent.');
});
