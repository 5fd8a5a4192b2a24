import { plural, t } from '@lingui/core/macro';
interface Found {
  total: number;
  isTotalExact: boolean;
}

/** `No chemical matches`, `12 chemicals`, `At least 275 chemicals`. */
export function foundText({ total, isTotalExact }: Found): string {
  if (total === 0) return t`No chemical matches`;
  return isTotalExact
    ? t`${plural(total, { one: '# chemical', other: '# chemicals' })}`
    : t`At least ${plural(total, { one: '# chemical', other: '# chemicals' })}`;
}
