import { structureEndpoints, structureLimits } from 'contract/catalog';
import { chosenOf, pageNumberOf } from '../common/list-query';
import { pagingOf } from '../common/paging';
import { NotFound } from '../server/not-found';
import type { PageRequest } from '../server/page-request';
import { reasonOf } from '../structure/ask-server';
import {
  hitsAtOnce,
  leastThreshold,
  type StructureAsked,
  structureModes,
  usualThreshold,
} from '../structure/structure-asked';
import { structureHitOf } from '../structure/structure-hit-of';
import type { StructureView } from './advanced-view';

/** Searches a structure in the address on the server: the page has no script, or was opened by a link. */
export async function structureView(page: PageRequest): Promise<StructureView> {
  const { searchParams } = page.url;
  const asked: StructureAsked = {
    text: searchParams.get('structure')?.trim() ?? '',
    mode: chosenOf(searchParams, 'mode', structureModes) ?? 'exact',
    threshold: thresholdOf(searchParams),
  };
  const view = { by: 'structure', asked, isAsked: searchParams.has('structure') } as const;
  if (!view.isAsked) return { ...view, refusal: null, found: null };
  const refusal = refusalOf(asked.text);
  return { ...view, ...(refusal === null ? await find(page, asked) : { refusal, found: null }) };
}

/** The default when it is invalid or out of range. */
function thresholdOf(search: URLSearchParams): number {
  const asked = Number(search.get('threshold') ?? Number.NaN);
  return asked >= leastThreshold && asked <= 1 ? asked : usualThreshold;
}

/** The reason for a structure that the API would not accept. */
function refusalOf(text: string): string | null {
  if (text === '') return 'Draw a structure, or paste a SMILES or a molfile.';
  if (text.length > structureLimits.molfile) {
    return `At most ${structureLimits.molfile} characters are read.`;
  }
  return null;
}

async function find(
  page: PageRequest,
  { text, mode, threshold }: StructureAsked,
): Promise<Pick<StructureView, 'refusal' | 'found'>> {
  const number = pageNumberOf(page.url.searchParams);
  if (number === undefined) throw new NotFound();
  const asked = await page.ask(structureEndpoints.search, {
    structure: text,
    mode,
    threshold,
    page: number,
    pageSize: hitsAtOnce,
  });
  if (asked.kind === 'refused') return { refusal: reasonOf(asked.problem), found: null };
  const { data, total, isTotalExact } = asked.answer;
  const paging = pagingOf({ page: number, pageSize: hitsAtOnce, total }, page.url);
  if (number > paging.pages) throw new NotFound();
  return { refusal: null, found: { hits: data.map(structureHitOf), paging, isTotalExact } };
}
