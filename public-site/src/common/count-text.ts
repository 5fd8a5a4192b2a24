import { plural, t } from '@lingui/core/macro';
import { currentLanguage } from '../language/current-language';

/**
 * `106,213`. Formatted by hand: the browser's first number format costs a page 25 ms, on a phone four times as much.
 *
 * @param count - a whole number
 */
export function countText(count: number): string {
  const { sign, minDigits } = currentLanguage().grouping;
  const digits = String(count);
  return digits.length < minDigits ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, sign);
}

/** `1 chemical`, `24 chemicals`, `106,213 chemicals`. */
export function chemicalsText(count: number): string {
  const number = countText(count);
  return t`${plural(count, { one: `${number} chemical`, other: `${number} chemicals` })}`;
}
