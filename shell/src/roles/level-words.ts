import { t } from '@lingui/core/macro';
import type { Level } from 'contract/staff';

export const levelWords = {
  get none() {
    return t`None`;
  },
  get view() {
    return t`View`;
  },
  get edit() {
    return t`Edit`;
  },
  get all() {
    return t`All`;
  },
} as const satisfies Record<Level, string>;
