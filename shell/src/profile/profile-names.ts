import type { AdminProfile } from 'contract';

export function fullName({ firstname, lastname }: AdminProfile): string {
  return `${firstname} ${lastname}`.trim();
}
