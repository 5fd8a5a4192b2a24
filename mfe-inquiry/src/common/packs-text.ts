import { plural, t } from '@lingui/core/macro';
import { groupedText } from 'contract/inquiry';

/** A number of packs: `12 packs`. */
export function packsText(packs: number): string {
  const count = groupedText(String(packs));
  return t`${plural(packs, { one: `${count} pack`, other: `${count} packs` })}`;
}
