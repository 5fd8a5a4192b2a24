import { sql, type RawBuilder } from 'kysely';
import { seenBy } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import type { Viewer } from '../../core/viewer';

/** The structures, called `structure`, of the chemicals that the viewer may see, called `record`. */
export function seenStructures(viewer: Viewer): RawBuilder<unknown> {
  return sql`chemical_structure as structure
    join chemical as record on record._id = structure.chemical_id and ${seenBy(chemicalTable, viewer)}`;
}
