import { type AnswerOf } from 'contract';
import type { documentEndpoints } from 'contract/document';
import { sql } from 'kysely';
import { notFound } from '../kernel/problem';
import type { Database, Work } from '../db/database';
import { isListed } from './sync-chemical-documents';

type Shown = AnswerOf<typeof documentEndpoints.public>['data'];

/**
 * A document on the page of a published chemical.
 *
 * @throws ApiProblem `not-found`
 */
export async function publicDocument(database: Database | Work, id: string): Promise<Shown> {
  const { rows } = await sql<Shown>`
    select document._id, kind, title, language, revision, issued_on, access,
      split_part(file, '.', 2) as format, chemical.name as chemical_name,
      coalesce(chemical.slug, chemical._id::text) as slug
    from document join chemical on chemical._id = document.chemical_id
    where document._id = ${id} and ${isListed}
      and chemical.status = 'published' and chemical.deleted_at is null`.execute(database);
  const [found] = rows;
  if (!found) throw notFound('document');
  return found;
}
