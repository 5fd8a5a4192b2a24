import type { ListedRelative, SubstanceRelation } from 'contract/catalog';
import type { StructureCodes } from 'contract/drawing';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Viewer } from '../../kernel/viewer';
import { seenStructures } from './seen-structures';

/** Maximum number of relatives. */
const maxRelatives = 20;

/**
 * The chemicals that the viewer may see of the same substance in another form: without or with other stereo first,
 * then salts, hydrates, parents and labelled forms.
 *
 * @param codes - of a whole structure
 */
export async function listedRelatives(
  database: Database,
  { idCode, flatCode, skeleton }: StructureCodes,
  viewer: Viewer,
): Promise<ListedRelative[]> {
  if (flatCode === '') return [];
  const { rows } = await sql<RelativeRow>`
    select record._id, record.name, record.slug, structure.id_code, structure.flat_code
    from ${seenStructures(viewer)}
    where (structure.flat_code = ${flatCode} or structure.skeleton = nullif(${skeleton}::text, ''))
      and structure.id_code <> ${idCode}
    order by structure.flat_code <> ${flatCode},
      structure.flat_code = ${flatCode} and structure.id_code <> ${flatCode},
      structure.heavy_atoms, structure.chemical_id
    limit ${maxRelatives}`.execute(database);
  return rows.map(({ idCode: code, flatCode: flat, ...chemical }) => ({
    ...chemical,
    relation: relationOf({ isFlat: code === flat, isStereoisomer: flat === flatCode }),
  }));
}

interface RelativeRow {
  readonly _id: ListedRelative['_id'];
  readonly name: string;
  readonly slug: string | null;
  readonly idCode: string;
  readonly flatCode: string | null;
}

function relationOf(listed: {
  readonly isFlat: boolean;
  readonly isStereoisomer: boolean;
}): SubstanceRelation {
  if (!listed.isStereoisomer) return 'form';
  return listed.isFlat ? 'no-stereo' : 'stereoisomer';
}
