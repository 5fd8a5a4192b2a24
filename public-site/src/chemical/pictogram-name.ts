import { t } from '@lingui/core/macro';
import type { GhsPictogram } from 'contract/catalog';

/** The name of a hazard pictogram. Source: UN GHS, annex 1. */
export function pictogramName(code: GhsPictogram): string {
  const names: Readonly<Record<GhsPictogram, string>> = {
    GHS01: t`Exploding bomb`,
    GHS02: t`Flame`,
    GHS03: t`Flame over circle`,
    GHS04: t`Gas cylinder`,
    GHS05: t`Corrosion`,
    GHS06: t`Skull and crossbones`,
    GHS07: t`Exclamation mark`,
    GHS08: t`Health hazard`,
    GHS09: t`Environment`,
  };
  return names[code];
}
