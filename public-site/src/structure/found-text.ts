import { plural, t } from '@lingui/core/macro';
import { chemicalsText } from '../common/count-text';
interface Found {
  total: number;
  isTotalExact: boolean;
}

/** `No chemical matches`, `12 chemicals`, `At least 275 chemicals`. */
export function foundText({ total, isTotalExact }: Found): string {
  if (total === 0) return t`No chemical matches`;
  return isTotalExact
    ? chemicalsText(total)
    : t`At least ${plural(total, { one: '# chemical', other: '# chemicals' })}`;
}
