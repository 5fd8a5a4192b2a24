import { isEcNumber, parseEcNumber } from './ec-number';

describe('parseEcNumber', () => {
  it.each([
    '200-662-2',
    '2006622',
    'EC 200-662-2',
    'EC: 200–662–2',
    'EC-No. 200-662-2',
    'EC List No 2006622',
    'EINECS 200‑662‑2',
    ' 0200-662-2 ',
    '200 662 2',
    '200−662−2',
  ])('reads %j as acetone', (typed) => {
    expect(parseEcNumber(typed)).toEqual({ ok: true, value: '200-662-2' });
  });

  it.each(['415-180-1', '436-100-1'])('accepts the ELINCS number %s, remainder 10', (number) => {
    expect(parseEcNumber(number)).toEqual({ ok: true, value: number });
    expect(isEcNumber(number)).toBe(true);
  });

  it('says which check digit would be right', () => {
    expect(parseEcNumber('200-662-3')).toMatchObject({
      reason: 'check-digit',
      expected: '2',
      message: expect.stringContaining('after 200-662 it would be 2'),
    });
    expect(parseEcNumber('415-180-0')).toMatchObject({ reason: 'check-digit', expected: '1' });
  });

  it('says that no digit fits where the series skipped the remainder 10', () => {
    // 2·1 + 5·6 = 32, and 32 mod 11 = 10
    const parsed = parseEcNumber('200-005-1');
    expect(parsed).toMatchObject({
      reason: 'check-digit',
      message: expect.stringContaining('no check digit fits 200-005'),
    });
    expect(parsed).not.toHaveProperty('expected');
  });

  it.each(['', 'EC', '100-662-2', '200-66-2', '67-64-1', '1200-662-2', '000-000-0', 'ECO 2006622'])(
    'refuses %j by its format',
    (typed) => {
      expect(parseEcNumber(typed)).toMatchObject({ ok: false, reason: 'format' });
    },
  );
});

it('isEcNumber wants the stored form, not one that can be read', () => {
  expect(isEcNumber('2006622')).toBe(false);
});
