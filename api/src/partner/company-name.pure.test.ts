import { companyLetter, companyNameKey, companySortKey, plainName } from './company-name';

test.each([
  ['Ørsted', 'O', 'orsted'],
  ['Łódź Chem', 'L', 'lodz chem'],
  ['  "Émile" & Fils', 'E', 'emile fils'],
  ['ẞchwarz', 'S', 'sschwarz'],
  ['３Ｍ', '#', '3m'],
  ['4Chem', '#', '4chem'],
  ['上海化工', '#', '上海化工'],
  ['Ωmega', '#', 'ωmega'],
  ['Химия', '#', 'химия'],
  ['!!!', '#', '!!!'],
  ['🙂 Smile', 'S', 'smile'],
])('%s stands under %s and is sorted as %s', (name, letter, key) => {
  expect([companyLetter(name), companySortKey(name)]).toEqual([letter, key]);
});

test.each([
  ['ACME Chemicals Pvt. Ltd.', 'Acme Chemicals'],
  ['Brightwater S.p.A.', 'BRIGHTWATER SPA'],
  ['Zielona Sp. z o.o.', 'Zielona'],
  ['Nordlys A/S', 'Nordlys AS'],
  ['Müller & Söhne GmbH & Co. KG', 'Muller und Sohne'],
  ['Química de México, S.A. de C.V.', 'Quimica Mexico'],
  ['The Solvent Company', 'Solvent Co.'],
  ['Praha s.r.o.', 'PRAHA, s. r. o.'],
  ['Kemija d.o.o.', 'Kemija'],
  ['Tinta Sdn. Bhd.', 'TINTA'],
])('%s and %s are marked alike', (one, other) => {
  expect(companyNameKey(one)).toBe(companyNameKey(other));
  expect(companyNameKey(one)).not.toBe('');
});

test('a name of nothing but legal forms is kept', () => {
  expect(companyNameKey('SAS')).toBe('sas');
  expect(companyNameKey('Co. KG')).toBe('co kg');
});

test('a hostile name is no work', () => {
  const started = performance.now();
  for (const name of [
    'a.'.repeat(5_000),
    ' '.repeat(10_000),
    '&'.repeat(10_000),
    '́'.repeat(10_000),
  ])
    expect(typeof (plainName(name) + companyNameKey(name) + companyLetter(name))).toBe('string');
  expect(performance.now() - started).toBeLessThan(1_000);
});
