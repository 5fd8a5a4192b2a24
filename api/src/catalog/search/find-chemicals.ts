import type { SearchFacets } from 'contract/catalog';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { recordsWhere, type ListParameters, type Page } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import type { Viewer } from '../../core/viewer';
import { correctedText } from './correct-words';
import { matchOf } from './match-of';
import { readText, type Wanted } from './read-text';
import { searchStatement } from './search-statement';

interface SearchParameters extends ListParameters {
  readonly q: string;
}

/** A page of hits with total and facets. */
export interface SearchPage extends Page {
  readonly facets: SearchFacets;
  readonly didYouMean: string | null;
}

interface Hits {
  readonly total: number;
  readonly ids: readonly string[];
  readonly facets: SearchFacets;
}

/** The chemicals that match a text or, if there are none, its corrected spelling. */
export async function findChemicals(
  database: Database,
  { q, ...parameters }: SearchParameters,
  viewer: Viewer,
): Promise<SearchPage> {
  const wanted = readText(q);
  const hits = await hitsOf(database, wanted, { parameters, viewer });
  if (hits.total > 0)
    return toPage(database, { wanted, hits, didYouMean: null, parameters, viewer });
  const corrected = await correctedText(database, wanted);
  const others = corrected && (await hitsOf(database, corrected.wanted, { parameters, viewer }));
  const didYouMean = others && others.total > 0 ? corrected.text : null;
  return toPage(database, {
    wanted: corrected?.wanted ?? wanted,
    hits: others ?? hits,
    didYouMean,
    parameters,
    viewer,
  });
}

interface SearchRequest {
  readonly parameters: ListParameters;
  readonly viewer: Viewer;
}

const noHits: Hits = { total: 0, ids: [], facets: { category: [], type: [], grade: [] } };

async function hitsOf(database: Database, wanted: Wanted, request: SearchRequest): Promise<Hits> {
  const statement = searchStatement(wanted, request);
  if (!statement) return noHits;
  const { rows } = await sql<Hits>`${statement}`.execute(database);
  return rows[0] ?? noHits;
}

interface Found extends SearchRequest {
  readonly wanted: Wanted;
  readonly hits: Hits;
  readonly didYouMean: string | null;
}

async function toPage(
  database: Database,
  { wanted, hits: { ids, total, facets }, didYouMean, parameters, viewer }: Found,
): Promise<SearchPage> {
  const { page, pageSize } = parameters;
  const records = ids.length === 0 ? [] : await recordsOf(database, ids, viewer);
  const data = records.map((record) => ({ ...record, match: matchOf(record, wanted) }));
  return { data, total, page, pageSize, facets, didYouMean };
}

/** In the order of the ids; records deleted meanwhile are left out. */
async function recordsOf(
  database: Database,
  ids: readonly string[],
  viewer: Viewer,
): Promise<FieldValues[]> {
  const among = sql<boolean>`record._id in (${sql.join(ids)})`;
  const rows = await recordsWhere(database, chemicalTable, among, { viewer, limit: ids.length });
  const byId = new Map(rows.map((row) => [row['_id'], row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
