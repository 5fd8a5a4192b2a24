import type { StatusColor } from 'contract/inquiry';

export const colorLabels: Readonly<Record<StatusColor, string>> = {
  gray: 'Gray',
  blue: 'Blue',
  teal: 'Teal',
  purple: 'Purple',
  amber: 'Amber',
  orange: 'Orange',
  green: 'Green',
  red: 'Red',
};
