import type { FoundCategory, SearchFacets, SearchReading } from 'contract/catalog';
import { plainWords } from 'contract/chemistry';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import { type ListParameters, type Page, recordsWhere } from '../../repository/read';
import { chemicalTable } from '../chemical/chemical.table';
import type { Viewer } from '../../kernel/viewer';
import { correctedText } from './correct-words';
import { matchOf } from './match-of';
import { fewerWords } from './fewer-words';
import { isOfCategories } from './found-categories';
import { mixtureReading } from './mixture-reading';
import { rankNumber, rankOfWords } from './match-rank';
import { type Reading, typedReading } from './readings';
import { textsOf } from './search-rows';
import { searchStatement, type WordHits } from './search-statement';
import { structureReadings } from './structure-reading';
import { queryForUses } from './words-of-uses';
import type { WordSearch } from './word-search';

/** A page of hits with total and facets. */
export interface SearchPage extends Page {
  readonly facets: SearchFacets;
  readonly didYouMean: string | null;
  readonly reading: SearchReading | null;
  readonly categories: readonly FoundCategory[];
}

interface Hits {
  readonly total: number;
  readonly ids: readonly string[];
  readonly facets: SearchFacets;
}

const noHits: Hits = {
  total: 0,
  ids: [],
  facets: {
    category: [],
    type: [],
    grade: [],
    hazard: [],
    flash: [],
    boiling: [],
    pictogram: [],
    storage: [],
    svhc: [],
    sheet: [],
  },
};

/** What a reading of the text found. */
export interface Found {
  readonly reading: Reading;
  readonly hits: Hits;
  /** Words of the text that no hit needs to have. */
  readonly leftOut?: readonly string[];
  /** Whether the words are those of the uses. */
  readonly isUse?: boolean;
  /** The corrected spelling. */
  readonly didYouMean?: string;
}

/** Where a search looks. */
export interface SearchSource {
  readonly database: Database;
  readonly wordSearch: WordSearch;
}

interface SearchRequest {
  readonly parameters: ListParameters;
  readonly viewer: Viewer;
}

/** The ways to search for a text; each finds undefined instead of nothing. */
export class TextSearch {
  readonly #database: Database;
  readonly #wordSearch: WordSearch;
  readonly #request: SearchRequest;

  constructor({ database, wordSearch }: SearchSource, request: SearchRequest) {
    this.#database = database;
    this.#wordSearch = wordSearch;
    this.#request = request;
  }

  /** The hits of the first reading that has any. */
  async first(readings: readonly Reading[]): Promise<Found | undefined> {
    for (const reading of readings) {
      const hits = await this.#hitsOf(reading);
      if (hits.total > 0) return { reading, hits };
    }
    return undefined;
  }

  async byStructure(text: string): Promise<Found | undefined> {
    return this.first(await structureReadings(this.#database, text, this.#request.viewer));
  }

  /** The chemicals of a mixture that has a name for each of them. */
  async byComponents(text: string): Promise<Found | undefined> {
    const reading = await mixtureReading(this.#database, text);
    return reading && this.first([reading]);
  }

  /** The chemicals of the categories, then others with all the words in their uses. */
  async byUse(text: string, categories: readonly FoundCategory[]): Promise<Found | undefined> {
    const query = queryForUses(text);
    if (query === undefined) return undefined;
    const reading = typedReading(text);
    const ids = categories.map(({ _id }) => _id);
    const isOf = isOfCategories(ids);
    const isOfBest = isOfCategories(ids.slice(0, 1));
    const hits = await this.#hitsWith(reading, {
      hasWords: sql<boolean>`(every.uses @@ ${query} or ${isOf})`,
      rank: sql`case
        when ${isOfBest} then ${sql.lit(rankNumber('exactText'))}
        when ${isOf} then ${sql.lit(rankNumber('nameWords'))}
        else ${sql.lit(rankNumber('textWords'))} end`,
    });
    return hits.total === 0 ? undefined : { reading, hits, isUse: true };
  }

  async corrected({ wanted, qualifiers }: Reading): Promise<Found | undefined> {
    const corrected = await correctedText(this.#database, wanted);
    if (!corrected) return undefined;
    const reading = { wanted: corrected.wanted, qualifiers };
    const hits = await this.#hitsOf(reading);
    if (hits.total === 0) return undefined;
    const best = await this.#recordsOf(hits.ids.slice(0, 1));
    const didYouMean = corrected.textWith(
      new Set(best.flatMap(textsOf).flatMap(({ text }) => plainWords(text))),
    );
    return { reading, didYouMean, hits: corrected.isCertain ? hits : noHits };
  }

  /** The hits that lack as few of the words as possible. */
  async byMostWords({ wanted, qualifiers }: Reading): Promise<Found | undefined> {
    for (const { words, leftOut } of await fewerWords(this.#database, wanted)) {
      const found = await this.first([{ wanted: words, qualifiers }]);
      if (found) return { ...found, leftOut };
    }
    return undefined;
  }

  async pageOf(
    found: Found | undefined,
    categories: readonly FoundCategory[],
  ): Promise<SearchPage> {
    const { page, pageSize } = this.#request.parameters;
    const { ids, total, facets } = found?.hits ?? noHits;
    const records = ids.length === 0 ? [] : await this.#recordsOf(ids);
    const data = found
      ? records.map((record) => ({ ...record, match: matchOf(record, found.reading.wanted) }))
      : [];
    const reading = found ? shownReading(found) : null;
    const didYouMean = found?.didYouMean ?? null;
    return { data, total, page, pageSize, facets, didYouMean, reading, categories };
  }

  async #hitsOf(reading: Reading): Promise<Hits> {
    const { wanted } = reading;
    const hasWords = await this.#wordSearch.find(wanted);
    return this.#hitsWith(reading, { hasWords, rank: rankOfWords(wanted) });
  }

  async #hitsWith({ wanted }: Reading, words: WordHits): Promise<Hits> {
    const statement = searchStatement(wanted, { ...this.#request, ...words });
    if (!statement) return noHits;
    const { rows } = await sql<Hits>`${statement}`.execute(this.#database);
    return rows[0] ?? noHits;
  }

  /** In the order of the ids; records deleted meanwhile are left out. */
  async #recordsOf(ids: readonly string[]): Promise<FieldValues[]> {
    const { viewer } = this.#request;
    const among = sql<boolean>`record._id in (${sql.join(ids)})`;
    const rows = await recordsWhere(this.#database, chemicalTable, among, {
      viewer,
      limit: ids.length,
    });
    const byId = new Map(rows.map((row) => [row['_id'], row]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  }
}

/** Null when the whole text was searched. */
function shownReading({ reading, leftOut = [], isUse = false }: Found): SearchReading | null {
  const { wanted, qualifiers } = reading;
  const { difference } = wanted;
  const isWhole = qualifiers.length === 0 && leftOut.length === 0 && difference === undefined;
  if (isWhole && !isUse) return null;
  return {
    searched: wanted.text,
    qualifiers: [...qualifiers],
    leftOut: [...leftOut],
    ...(difference !== undefined && { difference }),
    ...(isUse && { isUse }),
  };
}
