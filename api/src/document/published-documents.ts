import type { PublishedDocuments } from 'contract/document';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { fieldTags } from '../repository/changes';
import { isCurrent } from './sync-chemical-documents';

/** By these the documents of published chemicals are counted. */
export const publishedTags = [
  ...fieldTags('chemical', ['status']),
  ...fieldTags('document', [
    'chemicalId',
    'kind',
    'language',
    'access',
    'lotNumber',
    'supersededAt',
  ]),
] as const;

/** The current documents of published chemicals by their kind, in one read. */
export async function readPublishedDocuments(database: Database): Promise<PublishedDocuments> {
  const { rows } = await sql<PublishedDocuments>`
    with shown as (
      select chemical_id, kind, language, access, lot_number
      from document join chemical on chemical._id = document.chemical_id
      where ${isCurrent} and chemical.status = 'published' and chemical.deleted_at is null)
    select
      (select coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'chemicals', chemicals, 'open', open, 'onRequest', on_request,
          'languages', languages) order by chemicals desc, kind), '[]')
        from (
          select kind, count(distinct chemical_id) as chemicals,
            count(*) filter (where access = 'public') as open,
            count(*) filter (where access = 'request') as on_request,
            array_agg(distinct language order by language) as languages
          from shown where lot_number is null group by kind) as counted) as kinds,
      (select count(*)::integer from shown where lot_number is not null) as lots`.execute(database);
  return rows[0] ?? { kinds: [], lots: 0 };
}
