import { currentLanguage } from '../language/current-language';
import { t } from '@lingui/core/macro';
import { pageHref } from '../common/hrefs';
import { siteRoutes } from 'contract';
import { notStatedValue } from 'contract/catalog';
import { documentEndpoints, type PublishedDocuments } from 'contract/document';
import { LabelLanguage } from 'contract/regulation';
import { homeCrumb } from '../category-tree/category-links';
import { languageOf } from '../chemical/chemical-facts';
import { sheetLanguages } from '../chemical/data-path';
import { documentKindName } from '../chemical/document-kind-name';
import { companyTextAt } from '../load/company-text';
import { headOf } from '../load/head-of';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { readOr } from '../load/read-or';
import { readFacets } from '../selection/uses';
import type { DocumentKindView, QualityView } from './quality-view';

/** `/quality`. */
export const loadQuality: PageLoader<QualityView> = async ({ page }) => {
  const [text, published, { total, labelled }] = await Promise.all([
    companyTextAt(page, siteRoutes.quality.slice(1)),
    documentsOf(page),
    chemicalsOf(page),
  ]);
  const title = text?.title ?? t`Quality and documents`;
  return {
    kind: 'quality',
    head: await headOf(page, { picture: text?.picture ?? null }),
    crumbs: [homeCrumb(), { label: title, to: pageHref('quality') }],
    title,
    text,
    kinds: published.kinds.map(kindView),
    hasLots: published.lots > 0,
    sheetLanguages:
      page.hasDataSheets && total > 0 ? languagesText(['en', ...sheetLanguages]) : null,
    labelled,
    labelLanguages: languagesText(LabelLanguage.options),
  };
};

function documentsOf(page: PageRequest): Promise<PublishedDocuments> {
  return readOr<PublishedDocuments>(page, {
    what: 'The kinds of documents',
    otherwise: { kinds: [], lots: 0 },
    read: async () => (await page.api.read(documentEndpoints.published)).data,
  });
}

function kindView(counted: PublishedDocuments['kinds'][number]): DocumentKindView {
  const { kind, chemicals, open, onRequest, languages } = counted;
  return {
    name: documentKindName(kind),
    chemicals,
    open,
    onRequest,
    languages: languagesText(languages),
  };
}

/** How many chemicals there are, and how many with hazards stated. */
function chemicalsOf(page: PageRequest): Promise<{ total: number; labelled: number }> {
  return readOr(page, {
    what: 'The number of chemicals',
    otherwise: { total: 0, labelled: 0 },
    read: async () => {
      const { total, facets } = await readFacets(page);
      const unstated = facets.pictogram.find(({ value }) => value === notStatedValue)?.count ?? 0;
      return { total, labelled: total - unstated };
    },
  });
}

/** `English, French and German`. */
function languagesText(tags: readonly string[]): string {
  const { code } = currentLanguage();
  const names = tags.map(languageOf).toSorted((one, other) => one.localeCompare(other, code));
  return new Intl.ListFormat(code).format(names);
}
