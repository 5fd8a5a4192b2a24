import { Refusal } from '../refusal';

/** A resource's noun in the forms that its files need. */
export interface Names {
  /** `packing-group`: its files and folders. */
  readonly noun: string;
  /** `packingGroup`: its name in the contract and in the calls. */
  readonly value: string;
  /** `packingGroups`: the resource. */
  readonly values: string;
  /** `PackingGroup`: the type of a record. */
  readonly Type: string;
  /** `packing group`, `packing groups`, `Packing groups`: for people. */
  readonly one: string;
  readonly many: string;
  readonly Many: string;
  /** `packing_group`: its table. */
  readonly table: string;
  /** `/packing-group`: the address of its screens. */
  readonly path: string;
}

/** Words of SQL that a table cannot be called without quotation marks. */
const sqlWords = new Set(['check', 'column', 'group', 'order', 'table', 'user', 'window']);

/** @throws Refusal for what is no noun in small letters */
export function namesOf(noun: string): Names {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(noun)) {
    throw new Refusal(`“${noun}” is no noun: small letters with hyphens, as in packing-group.`);
  }
  if (sqlWords.has(noun)) throw new Refusal(`“${noun}” is a word of SQL; take another noun.`);
  const one = noun.replaceAll('-', ' ');
  const many = plural(one);
  const value = camelCase(noun);
  return {
    noun,
    value,
    values: camelCase(many.replaceAll(' ', '-')),
    Type: capital(value),
    one,
    many,
    Many: capital(many),
    table: noun.replaceAll('-', '_'),
    path: `/${noun}`,
  };
}

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function camelCase(words: string): string {
  return words.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
