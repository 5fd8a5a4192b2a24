import type { AdminProfile } from 'contract/staff';

/** The name that mails and messages address a person by. */
export function fullName({ firstname, lastname }: Pick<AdminProfile, 'firstname' | 'lastname'>) {
  return `${firstname} ${lastname}`.trim();
}
