import { type Carriage, carriageAsSold, type OfferedForm, type Unit } from 'contract/catalog';
import {
  added,
  ceilingOf,
  currencyPlaces,
  decimalOf,
  multiplied,
  type OfferLine,
  type PricedLine,
  rounded,
} from 'contract/inquiry';

type Measure = Pick<Unit, 'symbol' | 'dimension' | 'factor'>;

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
  const { quantity, unitPrice } = line;
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
    total:
      quantity === null || unitPrice === null
        ? null
        : rounded(multiplied(quantity, unitPrice), currencyPlaces(currency)),
  };
}

/** `UN1789, 8, II`; null for what has no UN number. */
function transportText({ unNumber, hazardClass, packingGroup }: Carriage): string | null {
  if (unNumber === null) return null;
  return [unNumber, hazardClass, packingGroup].filter((part) => part !== null).join(', ');
}

/** The sum of the lines' totals, with the currency's places. */
export function totalOf(lines: readonly PricedLine[], currency: string): string {
  return rounded(added(...lines.flatMap(({ total }) => total ?? [])), currencyPlaces(currency));
}

interface Packing {
  readonly unit: Measure | undefined;
  readonly packUnit: Measure | undefined;
  readonly density: number | null;
}

/** Mass in packs of a volume, and the reverse, by the density: ρ = m/V (ISO 80000-4, 4-2). */
function packsOf(
  { quantity, packSize }: OfferLine,
  { unit, packUnit, density }: Packing,
): ReturnType<typeof ceilingOf> | null {
  if (quantity === null || packSize === null || !unit || !packUnit) return null;
  const wanted = [quantity, decimalOf(unit.factor)];
  const held = [packSize, decimalOf(packUnit.factor)];
  if (unit.dimension !== packUnit.dimension) {
    if (density === null) return null;
    const dimensions = `${unit.dimension} ${packUnit.dimension}`;
    if (dimensions === 'mass volume') held.push(decimalOf(density));
    else if (dimensions === 'volume mass') wanted.push(decimalOf(density));
    else return null;
  }
  const packs = ceilingOf(multiplied(...wanted), multiplied(...held));
  return packs.whole > maxPacks ? null : packs;
}

const maxPacks = 1_000_000_000;
