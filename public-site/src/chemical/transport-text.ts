import { t } from '@lingui/core/macro';

interface Transported {
  /** The UN number. */
  readonly number: string | null | undefined;
  readonly hazardClass: string | null | undefined;
  readonly packingGroup: string | null | undefined;
}

/** `UN1090, class 3, packing group II`; empty where nothing is known. */
export function transportText({ number, hazardClass, packingGroup: group }: Transported): string {
  return [number, hazardClass && t`class ${hazardClass}`, group && t`packing group ${group}`]
    .filter(Boolean)
    .join(', ');
}
