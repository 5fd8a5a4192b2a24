import { t } from '@lingui/core/macro';
import { type Area, areas, type AreaNeeds, areaWords, type Level } from 'contract/staff';
import { words } from '../i18n/words';

/** Needs in words: "view suppliers and edit purchase facts". */
export function permissionText(needs: AreaNeeds): string {
  return areas
    .flatMap((area) => {
      const level = needs[area];
      return level === undefined ? [] : [levelText(level, area)];
    })
    .join(t` and `);
}

function levelText(level: Exclude<Level, 'none'>, area: Area): string {
  const records = words(areaWords[area]);
  switch (level) {
    case 'view':
      return t`view ${records}`;
    case 'edit':
      return t`edit ${records}`;
    case 'all':
      return t`delete, export, publish and send ${records}`;
    default:
      return level satisfies never;
  }
}
