import { phoneTail, erasedDomain, erasedText } from './person';
import type { EraseColumn, ErasedRow } from './personal-table';

export const cleared: EraseColumn = () => null;

export const replaced: EraseColumn = () => erasedText;

export const emptied: EraseColumn = () => [];

/** The value with the person's addresses, numbers and names replaced at any depth. */
export const scrubbed: EraseColumn = (value, { pattern }) =>
  pattern === undefined ? value : scrub(value, pattern);

/** A list without the person's addresses and numbers. */
export const withoutOwn: EraseColumn = (value, { person }) =>
  Array.isArray(value)
    ? value.filter(
        (one) =>
          !person.emails.includes(String(one).toLowerCase()) &&
          !person.phones.includes(phoneTail(String(one))),
      )
    : value;

/** An address that no mail reaches, the same for each erasure of the same address. */
export const pseudonymous: EraseColumn = (value, { person }) =>
  typeof value !== 'string' || value.endsWith(`@${erasedDomain}`)
    ? value
    : `${person.pseudonym(value)}@${erasedDomain}`;

/** A key that stays unique. */
export const hashed: EraseColumn = (value, { person }) =>
  typeof value === 'string' ? person.pseudonym(value) : value;

/** The value of a field in the history: that it was there stays. */
export function erasedField(erase: EraseColumn, value: unknown, erased: ErasedRow): unknown {
  if (value === null || value === undefined) return value;
  return erase(value, erased) ?? erasedText;
}

function scrub(value: unknown, pattern: RegExp): unknown {
  if (typeof value === 'string') return value.replace(pattern, erasedText);
  if (Array.isArray(value)) return value.map((one) => scrub(one, pattern));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scrub(one, pattern)]));
}
