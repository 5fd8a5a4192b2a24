import { openLabels } from 'contract';
import type { StatusColor } from 'contract/inquiry';

export const colorLabels = openLabels<StatusColor>({
  gray: 'Gray',
  blue: 'Blue',
  teal: 'Teal',
  purple: 'Purple',
  amber: 'Amber',
  orange: 'Orange',
  green: 'Green',
  red: 'Red',
});
