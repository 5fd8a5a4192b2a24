/** A person as they are looked for, with what is known of their records once those are found. */
export interface Person {
  /** In lower case. */
  readonly emails: readonly string[];
  /** `phoneTail` of their telephone numbers. */
  readonly phones: readonly string[];
  /** Names that stand in their own records. They are replaced in linked rows, and never searched for. */
  readonly names: readonly string[];
  /** Numbers of their records, which notifications and forms name. */
  readonly references: readonly string[];
  /** The ids of rows found so far, by kind. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** The ids of records found so far, by resource. */
  readonly records: Readonly<Record<string, readonly string[]>>;
  /** A keyed hash that stands in place of an address and leads nobody back to it. */
  readonly pseudonym: (text: string) => string;
}

/** Stands in place of personal data in texts that cannot be empty. */
export const erasedText = '[erased]';

/** The domain of erased addresses: reserved by RFC 2606, so no mail reaches it. */
export const erasedDomain = 'erased.invalid';

/** The digits by which two notations of a telephone number are compared: the last nine. */
export const tailLength = 9;

/** `+49 (0)30 1234567` and `0049301234567` have the same tail. */
export function phoneTail(phone: string): string {
  return phone.replace(/\D/g, '').slice(-tailLength);
}

const separators = '[\\s()./-]{0,3}';

/** Matches a number with this tail in the usual notations, in PostgreSQL and in JavaScript. */
export function phonePattern(tail: string): string {
  return [...tail].join(separators);
}

/** Matches all that identifies the person in a text; undefined without anything to match. */
export function personPattern({ emails, phones, names }: Person): RegExp | undefined {
  const parts = [
    ...emails.map(emailPattern),
    ...phones.map((tail) => `(?<!\\d)(?:\\+?\\d[\\d\\s()./-]{0,8})?${phonePattern(tail)}(?!\\d)`),
    ...names.filter((name) => name.length > 2 && name !== erasedText).map(namePattern),
  ];
  return parts.length === 0 ? undefined : new RegExp(parts.join('|'), 'giu');
}

/** Also matches the address as it stands in the query of an address. */
function emailPattern(email: string): string {
  const text = escaped(email).replace('@', '(?:@|%40)').replaceAll('\\+', '(?:\\+|%2B)');
  return `(?<![\\p{L}\\d._-])${text}(?![\\p{L}\\d-])`;
}

function namePattern(name: string): string {
  const words = name.trim().split(/\s+/).map(escaped);
  return `(?<![\\p{L}\\d])${words.join('(?:\\s|\\+|%20){1,4}')}(?![\\p{L}\\d])`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
