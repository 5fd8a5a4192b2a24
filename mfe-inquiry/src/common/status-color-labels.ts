import { t } from '@lingui/core/macro';
import { openLabels } from 'contract';
import type { StatusColor } from 'contract/inquiry';

export const colorLabels = openLabels<StatusColor>({
  get gray() {
    return t`Gray`;
  },
  get blue() {
    return t`Blue`;
  },
  get teal() {
    return t`Teal`;
  },
  get purple() {
    return t`Purple`;
  },
  get amber() {
    return t`Amber`;
  },
  get orange() {
    return t`Orange`;
  },
  get green() {
    return t`Green`;
  },
  get red() {
    return t`Red`;
  },
});
