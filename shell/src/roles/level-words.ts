import type { Level } from 'contract/staff';

export const levelWords = {
  none: 'None',
  view: 'View',
  edit: 'Edit',
  all: 'All',
} as const satisfies Record<Level, string>;
