import { spellGreek } from './chemistry/greek';
import { withoutUmlauts } from './chemistry/umlauts';

/**
 * A name as an address: umlauts and Greek letters spelled out, accents dropped, all else hyphens; at most 100
 * characters. Empty when the name has no letter or digit of the Latin or Greek alphabet.
 *
 * @example slugOf('α-Pinene') // 'alpha-pinene'
 * @example slugOf('Säuren & Öle') // 'saeuren-oele'
 */
export function slugOf(name: string): string {
  return anchorOf((withoutUmlauts(name) ?? name).replaceAll('ß', 'ss').replaceAll('ẞ', 'SS'));
}

/** A name as an anchor of a page: as an address, with umlauts among the accents. */
export function anchorOf(name: string): string {
  return spellGreek(name.toLowerCase())
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’′″]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '');
}
