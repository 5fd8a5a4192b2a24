import { nameKey } from 'contract/chemistry';

/** Spellings that German has or had side by side, and umlauts written out; each brought to one. */
const variants: readonly (readonly [spelling: RegExp, one: string])[] = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/kalz/g, 'calc'],
  [/karb/g, 'carb'],
  [/zitr/g, 'citr'],
  [/glyz/g, 'glyc'],
  [/glykol/g, 'glycol'],
  [/oxyd/g, 'oxid'],
  [/jod/g, 'iod'],
  [/ath(?=yl|an|er|en)/g, 'eth'],
];

/**
 * The key of a foreign name in one spelling, to look it up.
 *
 * @example spellingKey('Aethylenglycol') // 'ethylenglycol', as of 'Ethylenglykol'
 */
export function spellingKey(name: string): string {
  let key = nameKey(name);
  for (const [spelling, one] of variants) key = key.replace(spelling, one);
  return key;
}
