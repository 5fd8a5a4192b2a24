import { normalNameForm } from 'contract/chemistry';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { OpenSearchSettings } from '../../../core/search-settings';
import type { HealthPart } from '../../../core/ops/health-parts';
import type { Wanted } from '../read-text';
import { type Among, postgresSearch, type WordSearch } from '../word-search';
import { openSearchClient } from './open-search-client';
import { readHits, searchBody } from './open-search-query';

/** How often each engine was asked for words. */
interface SearchCounts {
  readonly opensearch: number;
  /** Searches that OpenSearch did not answer. */
  readonly postgres: number;
}

/** OpenSearch, with PostgreSQL's own search while it does not answer. */
export interface OpenSearch extends WordSearch {
  readonly counts: SearchCounts;
  health(): Promise<HealthPart>;
}

interface SearchLog {
  warn(facts: object, line: string): void;
  info(line: string): void;
}

/** Milliseconds. */
interface OpenSearchLimits {
  readonly timeout: number;
  /** Time after a failure in which nothing is asked, so that an outage does not delay each search. */
  readonly rest: number;
}

const usualLimits: OpenSearchLimits = { timeout: 1_500, rest: 5_000 };

export function openOpenSearch(
  { url, index }: OpenSearchSettings,
  log: SearchLog,
  { timeout, rest }: OpenSearchLimits = usualLimits,
): OpenSearch {
  const client = openSearchClient(url);
  const counts = { opensearch: 0, postgres: 0 };
  let isLost = false;
  let restsUntil = 0;

  async function ask(body: object): Promise<string[] | undefined> {
    if (performance.now() < restsUntil) return undefined;
    try {
      const path = `/${index}/_search`;
      const ids = readHits(await client({ method: 'POST', path, body, timeout }));
      if (isLost) log.info('OpenSearch answers again');
      isLost = false;
      return ids;
    } catch (error) {
      restsUntil = performance.now() + rest;
      if (!isLost) log.warn({ err: error }, 'OpenSearch does not answer: PostgreSQL searches');
      isLost = true;
      return undefined;
    }
  }

  return {
    counts,
    async find(wanted: Wanted, among: Among): Promise<RawBuilder<boolean> | undefined> {
      const body = searchBody(wanted, among);
      if (!body) return undefined;
      const ids = await ask(body);
      counts[ids ? 'opensearch' : 'postgres'] += 1;
      if (!ids) return postgresSearch.find(wanted, among);
      return sql<boolean>`every.chemical_id in (
        select item::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as item)`;
    },
    async health() {
      const path = `/${index}/_mapping`;
      const form = formIn(await client({ method: 'GET', path, timeout }));
      if (form === normalNameForm) return { isWell: true, detail: 'OpenSearch answers.' };
      return { isWell: false, detail: `The index is of another version. ${remedy}` };
    },
  };
}

const remedy = 'Run search:index.';

const Mappings = z.record(
  z.string(),
  z.object({ mappings: z.object({ _meta: z.object({ form: z.number() }) }) }),
);

/** Undefined for an index that the product has not made. */
function formIn(response: unknown): number | undefined {
  const [index] = Object.values(Mappings.safeParse(response).data ?? {});
  return index?.mappings._meta.form;
}
