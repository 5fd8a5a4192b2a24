import { nameKey } from 'contract/chemistry';
import { additiveNames } from './additive-names';
import { foreignNames } from './foreign-names';
import { laboratoryNames } from './laboratory-names';
import { transportNames } from './transport-names';

const byKey = new Map<string, readonly string[]>();

for (const table of [laboratoryNames, additiveNames, transportNames, foreignNames]) {
  for (const [cas, names] of Object.entries(table)) {
    for (const key of names.map(nameKey)) byKey.set(key, [...(byKey.get(key) ?? []), cas]);
  }
}

/**
 * The CAS numbers of a name that the catalogue need not have: a laboratory's abbreviation, an E or UN number, a name in
 * another language. Empty for other texts.
 *
 * @example casNumbersOf('MeOH') // ['67-56-1']
 */
export function casNumbersOf(name: string): readonly string[] {
  return byKey.get(nameKey(name)) ?? [];
}
