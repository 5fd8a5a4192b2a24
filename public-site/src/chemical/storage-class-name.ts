import { t } from '@lingui/core/macro';
import type { StorageClass } from 'contract/regulation';

/** The name of a storage class, TRGS 510, section 2 and annex 2. */
export function storageClassName(storageClass: StorageClass): string {
  const names: Readonly<Record<StorageClass, string>> = {
    '1': t`Explosive substances`,
    '2A': t`Gases`,
    '2B': t`Aerosols`,
    '3': t`Flammable liquids`,
    '4.1A': t`Other substances with an explosion hazard`,
    '4.1B': t`Flammable solids`,
    '4.2': t`Pyrophoric or self-heating substances`,
    '4.3': t`Substances that emit flammable gases with water`,
    '5.1A': t`Strongly oxidising substances`,
    '5.1B': t`Oxidising substances`,
    '5.1C': t`Ammonium nitrate and its mixtures`,
    '5.2': t`Organic peroxides and self-reactive substances`,
    '6.1A': t`Combustible, acutely toxic substances (categories 1 and 2)`,
    '6.1B': t`Non-combustible, acutely toxic substances (categories 1 and 2)`,
    '6.1C': t`Combustible, acutely toxic (category 3) or chronically acting substances`,
    '6.1D': t`Non-combustible, acutely toxic (category 3) or chronically acting substances`,
    '6.2': t`Infectious substances`,
    '7': t`Radioactive substances`,
    '8A': t`Combustible corrosive substances`,
    '8B': t`Non-combustible corrosive substances`,
    '10': t`Combustible liquids that are in no other class`,
    '11': t`Combustible solids`,
    '12': t`Non-combustible liquids`,
    '13': t`Non-combustible solids`,
  };
  return names[storageClass];
}
