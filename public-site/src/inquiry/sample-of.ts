import type { ChosenChemical } from 'contract/catalog';
import { chemicalSummaryOf } from '../chemical/chemical-summary';
import { packagingOf } from '../chemical/packaging-of';
import { packsOf } from '../chemical/packs-of';
import { signalWordText } from '../chemical/signal-word';
import { transportText } from '../chemical/transport-text';
import type { UnitView } from '../common/unit-view';
import type { SampleView } from './sample-view';

/** What is known of a chemical before a sample of it is asked for. */
export function sampledOf(
  chemical: ChosenChemical,
  units: readonly UnitView[],
): NonNullable<SampleView['chemical']> {
  const { id, name, href, picture, pictograms, isUnclassified, grades } =
    chemicalSummaryOf(chemical);
  const { casNumber, formula, signalWord } = chemical;
  return {
    id,
    name,
    href,
    facts: [casNumber && `CAS ${casNumber}`, formula].filter((fact) => fact !== null).join(', '),
    picture,
    pictograms,
    signal: signalWord && signalWordText(signalWord),
    isUnclassified,
    transport: transportOf(chemical),
    grades: grades.join(', '),
    packs: smallestPacks(chemical, units),
  };
}

function transportOf({ unNumber, hazardClass, packingGroup }: ChosenChemical): string | null {
  return unNumber && transportText({ number: unNumber, hazardClass, packingGroup });
}

/** What is ordered after a sample begins with these. */
const shownPacks = 3;

function smallestPacks(chemical: ChosenChemical, units: readonly UnitView[]): string[] {
  const factors = new Map(units.map(({ id, factor }) => [id, factor]));
  const symbols = units.map(({ id: _id, symbol }) => ({ _id, symbol }));
  const packagings = chemical.packagings
    .toSorted((one, other) => sizeOf(one, factors) - sizeOf(other, factors))
    .slice(0, shownPacks);
  return packsOf({ packagings, units: symbols }).map(packagingOf);
}

type Packaging = ChosenChemical['packagings'][number];

function sizeOf({ quantity, unitId }: Packaging, factors: ReadonlyMap<string, number>): number {
  return quantity * (factors.get(unitId) ?? 1);
}
