import { amountOfPacks, Decimal, type Packing, packsOf, PositiveDecimal } from 'contract/inquiry';
import type { GridFacts } from './grid-line';
import type { LineDraft } from './line-draft';

/** How many packs hold the line's amount, and whether all are full; null where that cannot be said. */
export function linePacks(line: LineDraft, facts: GridFacts): ReturnType<typeof packsOf> {
  const quantity = PositiveDecimal.safeParse(line.quantity).data ?? null;
  const packSize = PositiveDecimal.safeParse(line.packSize).data ?? null;
  return packsOf({ quantity, packSize }, packingOf(line, facts));
}

/** The line with the amount of so many packs, in its unit or in that of the pack; undefined without a pack. */
export function withPacks(line: LineDraft, packs: string, facts: GridFacts): LineDraft | undefined {
  if (packs === '') return { ...line, quantity: null };
  const packSize = PositiveDecimal.safeParse(line.packSize).data;
  const count = Decimal.safeParse(packs).data;
  if (packSize === undefined || count === undefined || !line.packUnitId) return undefined;
  const unitId = line.unitId ?? line.packUnitId;
  const packing = packingOf({ ...line, unitId }, facts);
  const quantity = amountOfPacks(count, packSize, packing);
  return quantity === null ? undefined : { ...line, unitId, quantity };
}

function packingOf(line: LineDraft, { units, chemicals }: GridFacts): Packing {
  const densities = chemicals.get(line.chemicalId ?? '')?.densities;
  return {
    unit: units.get(line.unitId ?? ''),
    packUnit: units.get(line.packUnitId ?? ''),
    density: densities?.[line.offeredForm ?? ''] ?? null,
  };
}

/** Whether the unit of the pack measures something else than that of the amount, so that a density is needed. */
export function needsDensity(line: LineDraft, units: GridFacts['units']): boolean {
  const [unit, packUnit] = [units.get(line.unitId ?? ''), units.get(line.packUnitId ?? '')];
  return unit !== undefined && packUnit !== undefined && unit.dimension !== packUnit.dimension;
}
