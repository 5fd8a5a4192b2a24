import type { GhsPictogram, PublicChemical } from 'contract';
import type { Safety } from './chemical-view';
import { stored } from './facts-of';

/** Names of the hazard pictograms. Source: UN GHS, annex 1. */
const pictogramNames: Readonly<Record<GhsPictogram, string>> = {
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

/** What is stored on hazards; null when nothing is, as nothing stored says nothing about the substance. */
export function safetyOf(chemical: PublicChemical): Safety | null {
  const facts = stored([
    ['UN number', chemical.unNumber, true],
    ['Hazard class', chemical.hazardClass, true],
    ['Packing group', chemical.packingGroup, true],
  ]);
  const { signalWord, ghsPictograms, hazardStatements, precautionaryStatements } = chemical;
  const lists = [facts, ghsPictograms, hazardStatements, precautionaryStatements];
  if (signalWord === null && lists.every(({ length }) => length === 0)) return null;
  return {
    signalWord,
    facts,
    pictograms: ghsPictograms.map((code) => ({ code, name: pictogramNames[code] })),
    hazardStatements,
    precautionaryStatements,
  };
}
