import { ghsPictogramNames, type PublicChemical } from 'contract';
import type { Safety } from './chemical-view';
import { stored } from './facts-of';

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
    pictograms: ghsPictograms.map((code) => ({ code, name: ghsPictogramNames[code] })),
    hazardStatements,
    precautionaryStatements,
  };
}
