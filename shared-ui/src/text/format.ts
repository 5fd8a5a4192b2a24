import { localNumber } from 'contract';
import { words } from '../i18n/words';

/** A number with grouped digits and at most ten decimals. */
export function numberText(value: number) {
  return localNumber(value);
}

/** `1 unit`, `1,234 units`. */
export function countText(count: number, { one, many }: { one: string; many: string }) {
  return `${numberText(count)} ${words(count === 1 ? one : many)}`;
}
