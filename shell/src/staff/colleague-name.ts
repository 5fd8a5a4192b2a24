import type { Colleague } from 'contract/staff';

/** The name of an account; the address of an invitation. */
export function colleagueName({ firstname, lastname, email }: Colleague): string {
  return firstname === null ? email : `${firstname} ${lastname ?? ''}`.trim();
}
