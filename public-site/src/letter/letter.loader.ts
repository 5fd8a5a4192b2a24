import { t } from '@lingui/core/macro';
import { chemicalEndpoints, IndexLetter } from 'contract/catalog';
import { redirect } from 'react-router-dom';
import { homeCrumb } from '../category-tree/category-links';
import { chemicalSummaryOf } from '../chemical/chemical-summary';
import { pageNumberOf, pagingOf } from '../common/paging';
import { letterHref, pageHref } from '../common/hrefs';
import { headOf } from '../load/head-of';
import { NotFound, type PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { letterHead, letterLinks, letterName } from './letters';
import type { LetterView } from './letter-view';

/** `/alphabets/{letter}`; a lower-case letter redirects to its capital. */
export const loadLetter: PageLoader<LetterView> = async ({ page, params }) => {
  const letter = params['letter'] ?? '';
  if (/^[a-z]$/.test(letter))
    throw redirect(letterHref(letter.toUpperCase()) + page.url.search, 301);
  return letterView(page, letter);
};

/** `/alphabetsbaseCategory`: all letters, or with `?alphabet=` the chemicals of one. */
export const loadLetterPage: PageLoader<LetterView> = async ({ page }) => {
  const letter = page.url.searchParams.get('alphabet')?.toUpperCase() ?? null;
  return letter === null || letter === '' ? letterIndex(page) : letterView(page, letter);
};

function indexCrumbs() {
  return [homeCrumb(), { label: t`Chemicals A–Z`, to: pageHref('letterPage') }];
}

async function letterIndex(page: PageRequest): Promise<LetterView> {
  const [head, letters] = await Promise.all([
    headOf(page),
    page.api.read(chemicalEndpoints.letters),
  ]);
  return {
    kind: 'letter',
    head,
    crumbs: indexCrumbs(),
    letters: letterLinks(letters.data),
    chosen: null,
  };
}

const pageSize = 100;

async function letterView(page: PageRequest, letter: string): Promise<LetterView> {
  const pageNumber = pageNumberOf(page.url.searchParams);
  if (pageNumber === undefined || !IndexLetter.safeParse(letter).success) throw new NotFound();
  const href = letterHref(letter);
  const [letters, listed] = await Promise.all([
    page.api.read(chemicalEndpoints.letters),
    page.api.read(chemicalEndpoints.byLetter, {
      query: { alphabet: letter, page: pageNumber, pageSize },
    }),
  ]);
  const paging = pagingOf({ page: pageNumber, pageSize, total: listed.total }, page.url);
  if (pageNumber > paging.pages) throw new NotFound();
  const names = listed.data.map(({ name }) => name);
  return {
    kind: 'letter',
    head: await letterHead(page, { letter, names, page: pageNumber, total: listed.total }),
    crumbs: [...indexCrumbs(), { label: letterName(letter), to: href }],
    letters: letterLinks(letters.data),
    chosen: { letter, paging, chemicals: listed.data.map(chemicalSummaryOf) },
  };
}
