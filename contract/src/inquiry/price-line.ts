import { type Carriage, carriageAsSold, type OfferedForm } from '../catalog/offered-form';
import type { Decimal } from './decimal';
import { ceilingOf, divided, multiplied, shortened } from './exact-decimal';
import type { OfferLine, PricedLine } from './offer';
import { lineTotal } from './offer-totals';
import { inOneMeasure, type Measure } from './one-measure';

/** What the lines of offers name. */
export interface NamedRecords {
  readonly chemicals: ReadonlyMap<string, NamedChemical>;
  readonly units: ReadonlyMap<string, Measure>;
}

export interface NamedChemical extends Carriage {
  readonly name: string;
  readonly casNumber: string | null;
  readonly offeredForms: readonly OfferedForm[];
}

/** Works out a line: names, packs and total. */
export function pricedLine(
  line: OfferLine,
  currency: string,
  { chemicals, units }: NamedRecords,
): PricedLine {
  const chemical = chemicals.get(line.chemicalId ?? '');
  const [unit, packUnit] = [units.get(line.unitId ?? ''), units.get(line.packUnitId ?? '')];
  const offeredForm = line.offeredForm ?? null;
  const form = chemical?.offeredForms.find(({ name }) => name === offeredForm);
  // A form that is gone says nothing of its transport, and the pure substance's is another.
  const ofForm = form && chemical && carriageAsSold(form, chemical);
  const carried: Carriage | undefined = offeredForm === null ? chemical : ofForm;
  const packed = packsOf(line, { unit, packUnit, density: carried?.density ?? null });
  return {
    name: offeredForm ?? chemical?.name ?? line.freeText ?? '',
    casNumber: chemical?.casNumber ?? null,
    transport: carried ? transportText(carried) : null,
    unit: unit?.symbol ?? null,
    packUnit: packUnit?.symbol ?? null,
    packs: packed?.whole ?? null,
    arePacksFull: packed?.isExact ?? false,
    total: lineTotal(line, currency),
  };
}

/** `UN1789, 8, II`; null for what has no UN number. */
function transportText({ unNumber, hazardClass, packingGroup }: Carriage): string | null {
  if (unNumber === null) return null;
  return [unNumber, hazardClass, packingGroup].filter((part) => part !== null).join(', ');
}

/** What a line is measured and packed in. */
export interface Packing {
  readonly unit: Measure | undefined;
  readonly packUnit: Measure | undefined;
  /** In g/cm³. */
  readonly density: number | null;
}

type Packed = Pick<OfferLine, 'quantity' | 'packSize'>;

/** How many packs hold the quantity; null where their units measure something else. */
export function packsOf(
  { quantity, packSize }: Packed,
  { unit, packUnit, density }: Packing,
): ReturnType<typeof ceilingOf> | null {
  if (quantity === null || packSize === null || !unit || !packUnit) return null;
  const wanted = { number: quantity, unit };
  const amounts = inOneMeasure(wanted, { number: packSize, unit: packUnit }, density);
  if (amounts === null) return null;
  const packs = ceilingOf(...amounts);
  return packs.whole > maxPacks ? null : packs;
}

/** What so many full packs hold, in the line's unit; null where their units measure something else. */
export function amountOfPacks(
  packs: Decimal,
  packSize: Decimal,
  { unit, packUnit, density }: Packing,
): Decimal | null {
  if (!unit || !packUnit) return null;
  const held = { number: multiplied(packs, packSize), unit: packUnit };
  const amounts = inOneMeasure(held, { number: '1', unit }, density);
  return amounts && shortened(divided(...amounts, 8));
}

const maxPacks = 1_000_000_000;
