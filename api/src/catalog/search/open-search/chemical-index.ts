import { normalNameForm } from 'contract/chemistry';
import { z } from 'zod';
import type { FieldValues } from '../../../repository/field-values';
import { wordsOfRecord } from '../search-rows';
import { shortestPrefix } from '../word-condition';
import { OpenSearchError, type OpenSearchClient } from './open-search-client';

/** A chemical as it is indexed. */
export interface IndexedChemical {
  readonly id: string;
  /** Undefined when it is not to be found. */
  readonly document: ChemicalDocument | undefined;
  /** Undefined when it was deleted for good. */
  readonly version: number | undefined;
}

/** The product has analysed the texts: the lexemes are those of `chemical_search.words`. */
export interface ChemicalDocument {
  readonly name: readonly string[];
  readonly words: readonly string[];
  readonly size: number;
  readonly published: boolean;
}

const words = {
  type: 'text',
  analyzer: 'whitespace',
  index_options: 'docs',
  norms: false,
  index_prefixes: { min_chars: shortestPrefix, max_chars: 8 },
};

/** The body that makes an index. `_meta.form` says by which normalization of names its lexemes were made. */
export const indexBody = {
  mappings: {
    _meta: { form: normalNameForm },
    dynamic: 'strict',
    properties: {
      name: words,
      words,
      size: { type: 'integer' },
      published: { type: 'boolean' },
    },
  },
};

function documentOf(chemical: FieldValues): ChemicalDocument {
  const { name, words: all } = wordsOfRecord(chemical);
  return {
    name: [...name],
    words: all,
    size: String(chemical['name']).length,
    published: chemical['status'] === 'published',
  };
}

/** @param row - of `chemical`, undefined when there is none */
export function indexed(id: string, row: FieldValues | undefined): IndexedChemical {
  const isSeen = row !== undefined && row['deletedAt'] === null;
  const document = isSeen ? documentOf(row) : undefined;
  return { id, document, version: row && Number(row['version']) };
}

/** Milliseconds; a thousand chemicals are some 500 kB. */
const bulkTimeout = 30_000;

/**
 * Writes chemicals to an index, in one request. A version that is older than what the index has is left out, so that
 * several processes may write in any order.
 *
 * @param target - the index, or the alias of the one in use, which no write may make an index of
 * @throws Error when anything was not written
 */
export async function writeChemicals(
  client: OpenSearchClient,
  target: { readonly index: string; readonly isAlias: boolean },
  chemicals: readonly IndexedChemical[],
): Promise<void> {
  if (chemicals.length === 0) return;
  const response = await client({
    method: 'POST',
    path: `/${target.index}/_bulk?require_alias=${target.isAlias}`,
    body: chemicals.flatMap(bulkLines),
    timeout: bulkTimeout,
  });
  const failed = Written.parse(response).items.flatMap(Object.values).find(isFailure);
  if (failed) throw new OpenSearchError(failed.status, failed.error?.type ?? 'not written');
}

function bulkLines({ id, document, version }: IndexedChemical): string[] {
  const versioned = version === undefined ? {} : { version, version_type: 'external_gte' };
  const place = { _id: id, ...versioned };
  if (!document) return [JSON.stringify({ delete: place })];
  return [JSON.stringify({ index: place }), JSON.stringify(document)];
}

const Item = z.object({ status: z.number(), error: z.object({ type: z.string() }).optional() });
const Written = z.object({ items: z.array(z.record(z.string(), Item)) });

/** 409 is a newer version in the index; 404 without an error is the removal of what was not there. */
function isFailure({ status, error }: z.infer<typeof Item>): boolean {
  return status !== 409 && !(status === 404 && !error) && status >= 300;
}
