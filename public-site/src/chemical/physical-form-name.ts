import { t } from '@lingui/core/macro';
import type { PhysicalForm } from 'contract/catalog';

export function physicalFormName(form: PhysicalForm): string {
  const names: Readonly<Record<PhysicalForm, string>> = {
    gas: t`gas`,
    liquid: t`liquid`,
    solution: t`solution`,
    molten: t`molten`,
    solid: t`solid`,
    powder: t`powder`,
    granules: t`granules`,
    pearls: t`pearls`,
    flakes: t`flakes`,
    crystals: t`crystals`,
  };
  return names[form];
}
