import { chemicalEndpoints, IndexLetter } from 'contract/catalog';
import { redirect } from 'react-router-dom';
import { homeCrumb } from '../category/category-links';
import { chemicalSummaryOf } from '../chemical/chemical-summary-of';
import { pageNumberOf } from '../common/list-query';
import { pagingOf } from '../common/paging';
import { letterHref, letterIndexHref } from '../hrefs';
import { headOf } from '../server/head-of';
import { NotFound } from '../server/not-found';
import type { PageLoader } from '../server/page-loader';
import type { PageRequest } from '../server/page-request';
import { letterHead } from './letter-head';
import { letterLinks } from './letter-links';
import { letterName } from './letter-name';
import type { LetterView } from './letter-view';

/** `/alphabets/{letter}`; a small letter is sent on to its capital. */
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

const indexCrumbs = [homeCrumb, { label: 'Chemicals A–Z', to: letterIndexHref }];

async function letterIndex(page: PageRequest): Promise<LetterView> {
  const [head, letters] = await Promise.all([
    headOf(page),
    page.api.read(chemicalEndpoints.letters),
  ]);
  return {
    kind: 'letter',
    head,
    crumbs: indexCrumbs,
    letters: letterLinks(letters.data),
    chosen: null,
  };
}

const pageSize = 100;

async function letterView(page: PageRequest, letter: string): Promise<LetterView> {
  const asked = pageNumberOf(page.url.searchParams);
  if (asked === undefined || !IndexLetter.safeParse(letter).success) throw new NotFound();
  const href = letterHref(letter);
  const [letters, listed] = await Promise.all([
    page.api.read(chemicalEndpoints.letters),
    page.api.read(chemicalEndpoints.byLetter, {
      query: { alphabet: letter, page: asked, pageSize },
    }),
  ]);
  const paging = pagingOf({ page: asked, pageSize, total: listed.total }, page.url);
  if (asked > paging.pages) throw new NotFound();
  const names = listed.data.map(({ name }) => name);
  return {
    kind: 'letter',
    head: await letterHead(page, { letter, names, page: asked, total: listed.total }),
    crumbs: [...indexCrumbs, { label: letterName(letter), to: href }],
    letters: letterLinks(letters.data),
    chosen: { letter, paging, chemicals: listed.data.map(chemicalSummaryOf) },
  };
}
