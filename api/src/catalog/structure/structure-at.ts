import type { StructureDrawing } from 'contract/catalog';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { notFound } from '../../kernel/problem';
import { siteScope } from '../../repository/slugs';
import type { Viewer } from '../../kernel/viewer';
import { type Drawing, drawPicture } from 'contract/drawing';
import { seenStructures } from './seen-structures';

interface StructureRow extends Omit<StructureDrawing, 'svg'> {
  readonly drawing: Drawing;
}

/**
 * The drawing of the chemical with this current slug.
 *
 * @throws ApiProblem `not-found`, also for a former slug, and for a chemical without a structure
 */
export async function structureAt(
  database: Database,
  slug: string,
  viewer: Viewer,
): Promise<StructureDrawing> {
  const { rows } = await sql<StructureRow>`
    select record.name, structure.molfile, structure.drawing, structure.description
    from ${seenStructures(viewer)}
    where record._id = (
      select record_id from slug
      where scope = ${siteScope} and slug = ${slug} and resource = 'chemical' and is_current)`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw notFound('structure');
  const { drawing, ...facts } = row;
  return { ...facts, svg: drawPicture(drawing) };
}
