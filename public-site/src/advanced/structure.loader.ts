import { t } from '@lingui/core/macro';
import { structureEndpoints, structureLimits } from 'contract/catalog';
import { chosenOf, pageNumberOf, pagingOf } from '../common/paging';
import { NotFound } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { reasonOf } from '../structure/ask-server';
import { emptyStructureText } from '../structure/empty-structure-text';
import {
  hitsAtOnce,
  minThreshold,
  type StructureRequest,
  structureModes,
  usualThreshold,
} from '../structure/structure-request';
import { relativeOf } from '../structure/relative';
import { structureHitOf } from '../structure/structure-hit';
import type { StructureView } from './advanced-view';

/** Searches a structure in the address on the server: the page has no script, or was opened by a link. */
export async function structureView(page: PageRequest): Promise<StructureView> {
  const { searchParams } = page.url;
  const request: StructureRequest = {
    text: searchParams.get('structure')?.trim() ?? '',
    mode: chosenOf(searchParams, 'mode', structureModes) ?? 'exact',
    threshold: thresholdOf(searchParams),
  };
  const view = { by: 'structure', request, hasRequest: searchParams.has('structure') } as const;
  if (!view.hasRequest) return { ...view, refusal: null, found: null };
  const refusal = refusalOf(request.text);
  return { ...view, ...(refusal === null ? await find(page, request) : { refusal, found: null }) };
}

/** The default when it is invalid or out of range. */
function thresholdOf(search: URLSearchParams): number {
  const threshold = Number(search.get('threshold') ?? Number.NaN);
  return threshold >= minThreshold && threshold <= 1 ? threshold : usualThreshold;
}

/** The reason for a structure that the API would not accept. */
function refusalOf(text: string): string | null {
  if (text === '') return emptyStructureText();
  const { molfile: limit } = structureLimits;
  if (text.length > limit) {
    return t`At most ${limit} characters are read.`;
  }
  return null;
}

async function find(
  page: PageRequest,
  { text, mode, threshold }: StructureRequest,
): Promise<Pick<StructureView, 'refusal' | 'found'>> {
  const number = pageNumberOf(page.url.searchParams);
  if (number === undefined) throw new NotFound();
  const response = await page.ask(structureEndpoints.search, {
    structure: text,
    mode,
    threshold,
    page: number,
    pageSize: hitsAtOnce,
  });
  if (response.kind === 'refused') return { refusal: reasonOf(response.problem), found: null };
  const { data, total, isTotalExact, relatives } = response.answer;
  const paging = pagingOf({ page: number, pageSize: hitsAtOnce, total }, page.url);
  if (number > paging.pages) throw new NotFound();
  const found = { hits: data.map(structureHitOf), paging, isTotalExact };
  return { refusal: null, found: { ...found, relatives: relatives.map(relativeOf) } };
}
