import { isCasNumber, parseCasNumber } from './cas-number';

describe('parseCasNumber', () => {
  it.each([
    '67-64-1',
    '67641',
    '67‑64‑1',
    'CAS: 67–64–1',
    ' 0067-64-1 ',
    'CAS No. 67-64-1',
    'CAS RN 67-64-1',
    'CAS-Nr.: 67-64-1',
    'cas67641',
    'CAS Registry Number 67-64-1',
    'CAS№ 67-64-1',
    '67 - 64 - 1',
    '67 64 1',
    '67−64−1',
    '67-64-1',
    '\u200b67\u00ad-64-1\ufeff',
    '0000067641',
  ])('reads %j as acetone', (typed) => {
    expect(parseCasNumber(typed)).toEqual({ ok: true, value: '67-64-1' });
  });

  it.each(['50-00-0', '7732-18-5', '9003-11-6', '2764785-23-9', '142459-58-3'])(
    'accepts %s',
    (number) => {
      expect(parseCasNumber(number)).toEqual({ ok: true, value: number });
      expect(isCasNumber(number)).toBe(true);
    },
  );

  it('says which check digit would be right', () => {
    expect(parseCasNumber('67-64-2')).toEqual({
      ok: false,
      reason: 'check-digit',
      expected: '1',
      message:
        'The check digit of 67-64-2 does not fit: after 67-64 it would be 1. Look for a typing error in any of the digits.',
    });
  });

  it.each([
    '',
    'CAS',
    'acetone',
    '6-64-1',
    '67-641',
    '676-4-1',
    '12345678-12-3',
    '000-00-0',
    '67-64-1 and 64-17-5',
    'CASE 67-64-1',
    '67/64/1',
  ])('refuses %j by its format', (typed) => {
    expect(parseCasNumber(typed)).toMatchObject({ ok: false, reason: 'format' });
  });

  it('refuses long input by its format', () => {
    for (const typed of ['6'.repeat(5000), `67${' '.repeat(5000)}-64-1`]) {
      expect(parseCasNumber(typed)).toMatchObject({ ok: false, reason: 'format' });
    }
  });
});

it('isCasNumber wants the stored form, not one that can be read', () => {
  expect(isCasNumber('67641')).toBe(false);
  expect(isCasNumber('67-64-2')).toBe(false);
});
