import { t } from '@lingui/core/macro';
/** Options of the visibility filter. */
export const shownOptions = [
  {
    value: 'true',
    get label() {
      return t`Shown`;
    },
  },
  {
    value: 'false',
    get label() {
      return t`Not shown`;
    },
  },
] as const;
