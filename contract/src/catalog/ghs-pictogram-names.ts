import type { GhsPictogram } from './chemical';

/** The names of the hazard pictograms. Source: UN GHS, annex 1. */
export const ghsPictogramNames: Readonly<Record<GhsPictogram, string>> = {
  GHS01: 'Exploding bomb',
  GHS02: 'Flame',
  GHS03: 'Flame over circle',
  GHS04: 'Gas cylinder',
  GHS05: 'Corrosion',
  GHS06: 'Skull and crossbones',
  GHS07: 'Exclamation mark',
  GHS08: 'Health hazard',
  GHS09: 'Environment',
};
