import { t } from '@lingui/core/macro';
import type { ListingSort } from './listing-query';

/** What an order of chemicals is called. */
export function sortName(sort: ListingSort): string {
  const names: Readonly<Record<ListingSort, string>> = {
    name: t`Name, A to Z`,
    '-name': t`Name, Z to A`,
    casNumber: t`CAS number`,
    '-casNumber': t`CAS number, highest first`,
    molecularWeight: t`Molar mass`,
    '-molecularWeight': t`Molar mass, highest first`,
    meltingPoint: t`Melting point`,
    '-meltingPoint': t`Melting point, highest first`,
    boilingPoint: t`Boiling point`,
    '-boilingPoint': t`Boiling point, highest first`,
    flashPoint: t`Flash point`,
    '-flashPoint': t`Flash point, highest first`,
    density: t`Density`,
    '-density': t`Density, highest first`,
    '-updatedAt': t`Latest change`,
  };
  return names[sort];
}

/** The order by relevance. */
export function bestMatchName(): string {
  return t`Best match`;
}
