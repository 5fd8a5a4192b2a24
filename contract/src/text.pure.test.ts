import { nameText, richText } from './text';

it('a name keeps what people see of it', () => {
  expect(nameText(120).parse('\u202EAcme\u200b\u2066 GmbH\ufeff ')).toBe('Acme GmbH');
  expect(nameText(120).parse('علی‌رضا')).toBe('علی‌رضا');
  expect(nameText(120).safeParse('\u202e\u2069').success).toBe(false);
  expect(nameText(3).safeParse('Anna').success).toBe(false);
});

it('formatted text has no more elements than can be parsed in a moment', () => {
  expect(richText(200_000).safeParse('<p>'.repeat(10_000)).success).toBe(true);
  const refused = richText(200_000).safeParse('<p>'.repeat(10_001));
  expect(refused.error?.issues[0]?.message).toContain('fewer elements');
});
