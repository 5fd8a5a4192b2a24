import type { LogoVariant } from 'contract/content';

export const logoVariantOptions: readonly { value: LogoVariant; label: string }[] = [
  { value: 'light', label: 'For light grounds' },
  { value: 'dark', label: 'For dark grounds' },
  { value: 'favicon', label: 'Icon of the browser’s tab' },
];

export const logoVariantNames: ReadonlyMap<LogoVariant, string> = new Map(
  logoVariantOptions.map(({ value, label }) => [value, label]),
);
