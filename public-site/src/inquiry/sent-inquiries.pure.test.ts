import { keepSent, readSent } from './sent-inquiries';

function storageOf(text: string | null) {
  let stored = text;
  return {
    getItem: () => stored,
    setItem: (_key: string, next: string) => {
      stored = next;
    },
  };
}

const href = '/inquiry/status?reference=WEB-2026-000001&key=abc_-D';
const one = { reference: 'WEB-2026-000001', href, sent: '3 May 2026' };

describe('the inquiries of this browser', () => {
  it('are kept once each, latest first, and at most fifty', () => {
    const storage = storageOf(null);
    for (let number = 0; number < 60; number += 1)
      keepSent({ ...one, reference: `WEB-${number}` }, storage);
    keepSent({ ...one, reference: 'WEB-30' }, storage);
    const references = readSent(storage).map(({ reference }) => reference);
    expect(references).toHaveLength(50);
    expect(references.slice(0, 2)).toEqual(['WEB-30', 'WEB-59']);
    expect(new Set(references).size).toBe(50);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['entries of other kinds', '[1,null,"x",{"reference":1}]'],
    ['an address elsewhere', JSON.stringify([{ ...one, href: 'https://evil.example/' }])],
    ['an address without a host', JSON.stringify([{ ...one, href: '//evil.example' }])],
    ['a script', JSON.stringify([{ ...one, href: 'javascript:alert(1)' }])],
  ])('are none of %s', (_what, text) => {
    expect(readSent(storageOf(text))).toEqual([]);
  });

  it('are none where storage is blocked', () => {
    const blocked = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('blocked');
      },
    };
    expect(readSent(blocked)).toEqual([]);
    expect(() => keepSent(one, blocked)).not.toThrow();
  });
});
