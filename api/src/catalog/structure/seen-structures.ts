import { sql, type RawBuilder } from 'kysely';
import { seenBy } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import type { Viewer } from '../../kernel/viewer';

/** The structures, aliased `structure`, of the chemicals, aliased `record`, that the viewer may see. */
export function seenStructures(viewer: Viewer): RawBuilder<unknown> {
  return sql`chemical_structure as structure
    join chemical as record on record._id = structure.chemical_id and ${seenBy(chemicalTable, viewer)}`;
}
