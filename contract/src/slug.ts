import { spellGreek } from './chemistry/greek';

/**
 * A name as an address: Greek letters spelled out, accents dropped, all else hyphens; at most 100 characters.
 * Empty when the name has no letter or digit of the Latin or Greek alphabet.
 *
 * @example slugOf('α-Pinene') // 'alpha-pinene'
 */
export function slugOf(name: string): string {
  return spellGreek(name.toLowerCase())
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’′″]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '');
}
