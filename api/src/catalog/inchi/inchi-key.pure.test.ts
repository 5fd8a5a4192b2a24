import { inchiKeyOf } from './inchi-key';

test.each([
  ['InChI=1S/CH4/h1H4', 'VNWKTOKETHGBQD-UHFFFAOYSA-N'],
  ['InChI=1S/H2O/h1H2', 'XLYOFNOQVPJJNP-UHFFFAOYSA-N'],
  ['InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3', 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N'],
  ['InChI=1S/C7H8/c1-7-5-3-2-4-6-7/h2-6H,1H3', 'YXFVVABEGXRONW-UHFFFAOYSA-N'],
  ['InChI=1S/ClH.Na/h1H;/q;+1/p-1', 'FAPWRFPIFSIZLT-UHFFFAOYSA-M'],
  [
    'InChI=1S/C8H10N4O2/c1-10-4-9-6-5(10)7(13)12(3)8(14)11(6)2/h4H,1-3H3',
    'RYYVLZVUVIJVGH-UHFFFAOYSA-N',
  ],
  ['InChI=1S/C3H7NO2/c1-2(4)3(5)6/h2H,4H2,1H3,(H,5,6)/t2-/m0/s1', 'QNAYBMKLOCPYGJ-REOHCLBHSA-N'],
])('%s has the key %s', (text, key) => expect(inchiKeyOf(text)).toBe(key));

test.each(['', 'InChI', 'InChI=2/CH4', 'CH4'])('%j is no InChI', (text) =>
  expect(inchiKeyOf(text)).toBeUndefined(),
);
