import { isApiKey, newKeyText, readPrefix } from './key-text';

test('a key is recognised by its beginning and its checksum', () => {
  const { text, prefix } = newKeyText();
  expect(text).toMatch(/^ctk_[0-9A-Za-z]{46}$/);
  expect([isApiKey(text), isApiKey('rel_x')]).toEqual([true, false]);
  expect(readPrefix(text)).toBe(prefix);
  expect(text.startsWith(prefix)).toBe(true);
  expect(prefix).toHaveLength(12);
  const other = text.at(20) === 'a' ? 'b' : 'a';
  for (const wrong of [
    text.slice(0, -1),
    `${text}0`,
    `${text.slice(0, 20)}${other}${text.slice(21)}`,
  ])
    expect(readPrefix(wrong)).toBeUndefined();
});

test('no two keys are alike', () => {
  const texts = Array.from({ length: 100 }, () => newKeyText().text);
  expect(new Set(texts).size).toBe(100);
});
