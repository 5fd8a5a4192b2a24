import { BoilingRange, chemicals, FlashRange, notStatedValue, rangeCuts } from 'contract/catalog';
import { type RawBuilder, sql } from 'kysely';
import { siteScope } from '../../repository/slugs';
import type { Work } from '../../db/database';
import type { ResourceTable } from '../../repository/resource-table';
import { countedBy } from '../counts/published-counts';
import { isListedByTime, listTags } from './chemical-tags';
import type { WrittenChemical } from './chemical-writes';
import type { WriteContext } from '../../repository/batch';
import { indexWrites } from '../search/index-chemicals';
import { broadSearch, isFoundBy } from '../search/search-condition';
import { findingCondition } from '../structure/finding-condition';
import {
  type IdentifiedStructure,
  precomputeChemical,
  syncStructures,
} from '../structure/sync-structures';
import { syncDocuments } from '../../document/documents-of-chemicals';
import { prepareChemicals } from './prepare-chemical';

export const chemicalTable = {
  resource: chemicals,
  table: 'chemical',
  visible: sql<boolean>`record.status = 'published'`,
  cache: { tags: listTags, except: isListedByTime },
  list: {
    filters: {
      letter: (letter) => sql<boolean>`record.index_letter = ${letter}`,
      typeId: (id) => sql<boolean>`record.type_ids @> ${JSON.stringify([id])}::jsonb`,
      grade: (grade) => sql<boolean>`record.grades @> ${JSON.stringify([grade])}::jsonb`,
      flashRange: (range) =>
        isInRange(
          sql`record.flash_point`,
          rangeCuts.flash,
          FlashRange.options.indexOf(FlashRange.parse(range)),
        ),
      boilingRange: (range) =>
        isInRange(
          sql`record.boiling_point`,
          rangeCuts.boiling,
          BoilingRange.options.indexOf(BoilingRange.parse(range)),
        ),
      hazardClass: (name) => isValue(sql`record.hazard_class`, name),
      storageClass: (name) => isValue(sql`record.storage_class`, name),
      pictogram: (code) =>
        code === notStatedValue
          ? sql<boolean>`record.ghs_pictograms = '[]'`
          : sql<boolean>`record.ghs_pictograms @> ${JSON.stringify([code])}::jsonb`,
      safetyDataSheet: (has) => sql<boolean>`record.has_safety_data_sheet = ${has === 'yes'}`,
      svhc: () => sql<boolean>`record.svhc_since is not null`,
      hasStructure: (has) =>
        has ? sql<boolean>`record.smiles is not null` : sql<boolean>`record.smiles is null`,
      functionalGroup: (group) => sql<boolean>`record._id in (
        select chemical_id from chemical_structure where traits @> array['group ' || ${group}::text])`,
      element: (symbol) => sql<boolean>`formula_elements(record.formula) @> array[${symbol}]`,
      massFrom: (mass) => sql<boolean>`record.molecular_weight >= ${mass}`,
      massTo: (mass) => sql<boolean>`record.molecular_weight <= ${mass}`,
      updatedSince: (time) => sql<boolean>`record.updated_at >= ${time}`,
      finding: findingCondition,
    },
    search: isFoundBy,
    broad: broadSearch,
    tally: {
      table: 'chemicalChange',
      otherwise: ['finding'],
      groups: { table: 'chemicalCount', columns: countedBy, number: 'published' },
    },
    sorts: { name: sql`record.sort_key` },
  },
  slug: { scope: () => siteScope, fallbacks: ['casNumber', 'productCode'] },
  rules: { precompute: precomputeChemical, beforeWrite: prepareChemicals, afterWrite },
} satisfies ResourceTable<typeof chemicals, IdentifiedStructure>;

function isValue(column: RawBuilder<unknown>, value: unknown): RawBuilder<boolean> {
  return value === notStatedValue
    ? sql<boolean>`${column} is null`
    : sql<boolean>`${column} = ${value}`;
}

/** The place behind the last cut is for those without a value. */
function isInRange(
  column: RawBuilder<unknown>,
  cuts: readonly number[],
  place: number,
): RawBuilder<boolean> {
  if (place > cuts.length) return sql<boolean>`${column} is null`;
  return sql<boolean>`width_bucket(${column}, ${sql.lit(`{${cuts.join(',')}}`)}::float8[]) = ${place}::int`;
}

/** Syncs all rows that depend on a chemical. */
async function afterWrite(
  work: Work,
  writes: readonly WrittenChemical[],
  context: WriteContext,
): Promise<void> {
  await syncDocuments(work, writes, context);
  await indexWrites(work, writes);
  await syncStructures(work, writes);
}
