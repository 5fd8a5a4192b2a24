import type { Unit } from 'contract/catalog';

type CommonUnit = Pick<Unit, 'name' | 'symbol' | 'dimension' | 'factor'>;

/** The units that a new installation begins with. The pound and the US gallon by NIST Special Publication 811, B.8. */
export const commonUnits: readonly CommonUnit[] = [
  { name: 'Kilogram', symbol: 'kg', dimension: 'mass', factor: 1 },
  { name: 'Tonne', symbol: 't', dimension: 'mass', factor: 1000 },
  { name: 'Gram', symbol: 'g', dimension: 'mass', factor: 0.001 },
  { name: 'Milligram', symbol: 'mg', dimension: 'mass', factor: 1e-6 },
  { name: 'Pound (avoirdupois)', symbol: 'lb', dimension: 'mass', factor: 0.45359237 },
  { name: 'Litre', symbol: 'L', dimension: 'volume', factor: 1 },
  { name: 'Cubic metre', symbol: 'm³', dimension: 'volume', factor: 1000 },
  { name: 'Millilitre', symbol: 'mL', dimension: 'volume', factor: 0.001 },
  { name: 'Gallon (US)', symbol: 'gal', dimension: 'volume', factor: 3.785411784 },
  { name: 'Mole', symbol: 'mol', dimension: 'amount', factor: 1 },
  { name: 'Kilomole', symbol: 'kmol', dimension: 'amount', factor: 1000 },
  { name: 'Piece', symbol: 'pc', dimension: 'count', factor: 1 },
  { name: 'Drum', symbol: 'drum', dimension: 'count', factor: 1 },
  { name: 'Intermediate bulk container', symbol: 'IBC', dimension: 'count', factor: 1 },
  { name: 'Bag', symbol: 'bag', dimension: 'count', factor: 1 },
  { name: 'Bottle', symbol: 'bottle', dimension: 'count', factor: 1 },
  { name: 'Can', symbol: 'can', dimension: 'count', factor: 1 },
  { name: 'Full container load', symbol: 'FCL', dimension: 'count', factor: 1 },
];
