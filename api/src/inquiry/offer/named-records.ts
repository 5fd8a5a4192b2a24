import type { NamedRecords, OfferLine } from 'contract/inquiry';
import type { Work } from '../../db/database';
import type { LabelledChemical } from './line-hazards';

/** What the lines of offers name, with the labels of the chemicals. */
export interface LabelledRecords extends NamedRecords {
  readonly chemicals: ReadonlyMap<string, LabelledChemical>;
}

const carriedColumns = [
  'unNumber',
  'properShippingName',
  'hazardClass',
  'packingGroup',
  'offeredForms',
  'signalWord',
  'hazardStatements',
  'classifications',
] as const;

/** The chemicals and units that the lines name. */
export async function namedRecords(
  work: Work,
  lines: readonly Pick<OfferLine, 'chemicalId' | 'unitId' | 'packUnitId'>[],
): Promise<LabelledRecords> {
  const chemicalIds = lines.flatMap(({ chemicalId }) => chemicalId ?? []);
  const unitIds = lines.flatMap(({ unitId, packUnitId }) =>
    [unitId ?? [], packUnitId ?? []].flat(),
  );
  const chemicals =
    chemicalIds.length === 0
      ? []
      : await work
          .selectFrom('chemical')
          .select(['_id', 'name', 'casNumber', 'density', ...carriedColumns])
          .where('_id', 'in', [...new Set<string>(chemicalIds)])
          .execute();
  const units =
    unitIds.length === 0
      ? []
      : await work
          .selectFrom('unit')
          .select(['_id', 'symbol', 'dimension', 'factor'])
          .where('_id', 'in', [...new Set<string>(unitIds)])
          .execute();
  return {
    chemicals: new Map(chemicals.map(({ _id, ...facts }) => [_id, facts])),
    units: new Map(units.map(({ _id, ...facts }) => [_id, facts])),
  };
}
