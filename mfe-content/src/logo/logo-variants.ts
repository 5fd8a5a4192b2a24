import { t } from '@lingui/core/macro';
import type { LogoVariant } from 'contract/content';

export const logoVariantOptions: readonly { value: LogoVariant; label: string }[] = [
  {
    value: 'light',
    get label() {
      return t`For light grounds`;
    },
  },
  {
    value: 'dark',
    get label() {
      return t`For dark grounds`;
    },
  },
  {
    value: 'favicon',
    get label() {
      return t`Icon of the browser’s tab`;
    },
  },
];

export function logoVariantName(variant: LogoVariant) {
  return logoVariantOptions.find(({ value }) => value === variant)?.label;
}
