import type { Pack } from './chemical-view';

/** As a line of an inquiry names it. */
export function packagingOf({ amount, container }: Pick<Pack, 'amount' | 'container'>): string {
  return `${amount} ${container}`.replace(/\s+/g, ' ').trim();
}
