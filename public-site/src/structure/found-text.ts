import { chemicalsText } from '../common/count-text';

interface Found {
  total: number;
  isTotalExact: boolean;
}

/** `No chemical matches`, `12 chemicals`, `At least 275 chemicals`. */
export function foundText({ total, isTotalExact }: Found): string {
  if (total === 0) return 'No chemical matches';
  return isTotalExact ? chemicalsText(total) : `At least ${chemicalsText(total)}`;
}
