import { stripEnds } from 'contract';
import { invalidField } from '../../kernel/problem';
import { isCommonPassword } from './common-passwords';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/**
 * Refuses passwords that others would try first; the schema has checked the length.
 *
 * @param path - the field to name
 * @throws ApiProblem `invalid`
 */
export async function requireGoodPassword(
  path: string,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  if (isOwnName(password, owner)) {
    throw invalidField(path, 'Choose a password that is not made of your name or email');
  }
  if (await isCommonPassword(password)) {
    throw invalidField(path, 'This password is among those that leaked most often. Choose another');
  }
}

/** Compares letters and digits alone. */
function isOwnName(password: string, { email, firstname, lastname }: PasswordOwner): boolean {
  const given = lettersOf(password);
  const mailbox = email.split('@', 1)[0] ?? '';
  const full = [firstname + lastname, lastname + firstname, email, mailbox];
  return full.some(
    (name) => lettersOf(name) !== '' && withoutEnds(given) === withoutEnds(lettersOf(name)),
  );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A year or number behind a name makes it no better. */
function withoutEnds(text: string): string {
  return stripEnds(text, { start: /\d/, end: /\d/ }) || text;
}
