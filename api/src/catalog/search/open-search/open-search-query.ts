import { z } from 'zod';
import type { Wanted } from '../read-text';
import { type WordCondition, wordCondition } from '../word-condition';
import type { Among } from '../word-search';

/**
 * The most candidates that are asked for, the best first: `index.max_result_window` of an index is 10 000 unless it is
 * changed.
 */
const mostCandidates = 10_000;

/**
 * The body of a search for chemicals with the words, in the order of `rankOfWords`: those with all words in the name,
 * those with words of the name that begin so, the rest; within each the shortest name first. Undefined when the text
 * has no words.
 */
export function searchBody(
  wanted: Wanted,
  { publishedOnly, most = mostCandidates }: Among,
): object | undefined {
  const everywhere = wordCondition(wanted, { within: 'everything', prefix: true });
  const whole = wordCondition(wanted, { within: 'name', prefix: false });
  const beginning = wordCondition(wanted, { within: 'name', prefix: true });
  if (!everywhere || !whole || !beginning) return undefined;
  const published = publishedOnly ? [{ term: { published: true } }] : [];
  return {
    size: most,
    _source: false,
    track_total_hits: false,
    timeout: '1s',
    query: {
      bool: {
        filter: [clause(everywhere, 'words'), ...published],
        should: [scored(clause(whole, 'name')), scored(clause(beginning, 'name'))],
      },
    },
    sort: ['_score', { size: 'asc' }],
  };
}

function scored(filter: object): object {
  return { constant_score: { filter, boost: 1 } };
}

function clause(condition: WordCondition, field: 'name' | 'words'): object {
  if ('all' in condition)
    return { bool: { filter: condition.all.map((one) => clause(one, field)) } };
  if ('any' in condition) {
    const should = condition.any.map((one) => clause(one, field));
    return { bool: { should, minimum_should_match: 1 } };
  }
  const { lexeme, isPrefix } = condition;
  return isPrefix
    ? { prefix: { [field]: { value: lexeme } } }
    : { term: { [field]: { value: lexeme } } };
}

const Result = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ failed: z.number() }),
  hits: z.object({ hits: z.array(z.object({ _id: z.uuid() })) }),
});

/** @throws Error for a response that does not have the hits of all shards */
export function readHits(response: unknown): string[] {
  const { timed_out: isLate, _shards: shards, hits } = Result.parse(response);
  if (isLate || shards.failed > 0) throw new Error('OpenSearch searched a part of the index alone');
  return hits.hits.map(({ _id }) => _id);
}
