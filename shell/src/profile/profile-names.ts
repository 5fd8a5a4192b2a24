import type { AdminProfile } from 'contract/staff';

export function fullName({ firstname, lastname }: AdminProfile): string {
  return `${firstname} ${lastname}`.trim();
}
