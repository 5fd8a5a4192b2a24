import { t } from '@lingui/core/macro';
/** @param isStored - whether the record is there, perhaps with one */
export function secretHelp(isStored: boolean): string {
  return isStored ? t`Left empty, it stays as it is.` : t`Kept encrypted and never shown again.`;
}
