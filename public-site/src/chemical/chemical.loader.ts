import { langOfStatements, statementsOf } from './statements-of';
import { t } from '@lingui/core/macro';
import type { NamedChemical } from 'contract/catalog';
import { blogs } from 'contract/content';
import type { Crumb, PictureView } from '../common/view-parts';
import { categoryCrumbs, homeCrumb } from '../category-tree/category-links';
import type { CategoryPath } from '../category-tree/find-category';
import {
  blogHref,
  certificateHref,
  chemicalHref,
  fileHref,
  segmentOf,
  typeHref,
} from '../common/hrefs';
import { currentLanguage } from '../language/current-language';
import { defaultLanguage } from '../language/languages';
import { datedOf } from '../load/display-texts';
import { headOf } from '../load/head-of';
import { langOf } from '../load/lang-of';
import type { PageRequest } from '../load/page-request';
import { readRichText } from '../load/read-rich-text';
import { formulaViewOf } from '../common/formula-view';
import { readOr } from '../load/read-or';
import type { ArticleLink, ChemicalView } from './chemical-view';
import { ownSheetHref, pictureHref } from './data-path';
import {
  filesOf,
  foreignNamesOf,
  identifiersOf,
  propertiesOf,
  transportFactsOf,
  sourceTextsOf,
  typesOf,
} from './chemical-facts';
import { packsOf } from './packs-of';
import { hazardsOf, noEntryTextOf, upcomingTextOf } from './hazards-of';
import { formsOf } from './forms-of';
import { replacementsOf } from './replacements-of';
import { similarOf } from './similar-of';
import { molarMassText } from './quantity-text';

/** The data of a chemical's page, in display form. */
export async function chemicalView(
  page: PageRequest,
  chemical: NamedChemical,
): Promise<ChemicalView> {
  const href = chemicalHref(chemical);
  const [head, crumbs, near, replacements, articles, statements] = await Promise.all([
    headOf(page, { canonical: href, record: withMeta(chemical), picture: cardOf(chemical) }),
    crumbsOf(page, chemical),
    similarOf(page, chemical),
    replacementsOf(page, chemical),
    articlesOf(page, chemical),
    statementsOf(page),
  ]);
  const heading = headingOf(chemical);
  return {
    kind: 'chemical',
    head,
    crumbs: [...crumbs, { label: heading.text, lang: heading.lang, to: href }],
    id: chemical._id,
    name: chemical.name,
    heading,
    href,
    address: page.origin + href,
    updated: datedOf(chemical.updatedAt),
    synonyms: [...(heading.text === chemical.name ? [] : [chemical.name]), ...chemical.synonyms],
    foreignNames: foreignNamesOf(chemical),
    types: typesOf(chemical).map((use) => ({
      name: use.name,
      lang: langOf(use, 'name'),
      href: typeHref(segmentOf(use)),
    })),
    formula: formulaViewOf(chemical.formula),
    molarMass: molarMassText(chemical.molecularWeight),
    casNumber: chemical.casNumber,
    picture: chemical.smiles === null ? null : pictureHref(href, chemical.smiles),
    smiles: chemical.smiles,
    sheet: page.hasDataSheets ? ownSheetHref(href) : null,
    identifiers: identifiersOf(chemical),
    properties: propertiesOf(chemical),
    transport: transportFactsOf(chemical),
    labels: chemical.transportLabels,
    grades: chemical.grades,
    packs: packsOf(chemical),
    hazards: hazardsOf(chemical, statements),
    upcoming: upcomingTextOf(chemical),
    noEntry: noEntryTextOf(chemical),
    forms: formsOf(chemical, statements),
    storage: chemical.storage,
    langs: {
      storage: langOf(chemical, 'storage'),
      description: langOf(chemical, 'description'),
      applications: langOf(chemical, 'applications'),
      statements: langOfStatements(statements),
    },
    sources: sourceTextsOf(chemical),
    description: readRichText(chemical.description),
    applications: readRichText(chemical.applications),
    pictures: chemical.images.map(({ file, alt }) => ({ src: `${fileHref(file)}?w=640`, alt })),
    files: filesOf(chemical),
    certificates: chemical.hasLots ? certificateHref(productOf(chemical)) : null,
    near,
    replacements,
    articles,
  };
}

/** The usual name in the language of the page, else that of the record. */
function headingOf({ name, foreignNames }: NamedChemical): ChemicalView['heading'] {
  const { code } = currentLanguage();
  if (code === defaultLanguage.code) return { text: name };
  const local = foreignNames.find(({ language }) => language === code);
  return local ? { text: local.name } : { text: name, lang: defaultLanguage.code };
}

/** What a buyer knows the product by. */
function productOf({ productCode, casNumber, name }: NamedChemical): string {
  return productCode ?? casNumber ?? name;
}

async function crumbsOf(page: PageRequest, chemical: NamedChemical): Promise<Crumb[]> {
  const category = (await page.categories()).find(({ _id }) => _id === chemical.categoryId);
  if (!category) return [homeCrumb()];
  const sub = category.subCategories.find(({ _id }) => _id === chemical.subCategoryId);
  const subSub = sub?.subSubCategory.find(({ _id }) => _id === chemical.subSubCategoryId);
  return categoryCrumbs(pathOf(category, sub, subSub));
}

function pathOf(
  category: CategoryPath[0],
  sub: CategoryPath[1],
  subSub: CategoryPath[2],
): CategoryPath {
  if (!sub) return [category];
  return subSub ? [category, sub, subSub] : [category, sub];
}

const shown = 4;

/** The latest posts about the chemical. */
function articlesOf(
  page: PageRequest,
  { _id: chemicalId, name }: NamedChemical,
): Promise<ArticleLink[]> {
  return readOr<ArticleLink[]>(page, {
    what: `The posts on ${name}`,
    otherwise: [],
    read: async () => {
      const query = { chemicalId, pageSize: shown, sort: '-publishedAt' } as const;
      const { data } = await page.api.read(blogs.visitorEndpoints.list, { query });
      return data.map((post) => ({
        title: post.title,
        lang: langOf(post, 'title'),
        href: blogHref(post),
        published: post.publishedAt === null ? null : datedOf(post.publishedAt),
      }));
    },
  });
}

/** The picture that other sites show with a link to a chemical: the API renders it from its structure and names. */
function cardOf(chemical: NamedChemical): PictureView {
  const { name } = chemical;
  const query = new URLSearchParams({ slug: segmentOf(chemical) });
  return {
    src: `/api/product/getCard?${query}`,
    srcSet: null,
    width: 1200,
    height: 630,
    alt: chemical.smiles === null ? name : t`${name} and its structure`,
    focus: null,
  };
}

/**
 * The chemical, with page meta derived from its facts where staff gave none: name, a line of names and numbers, and
 * keywords.
 */
export function withMeta(chemical: NamedChemical): NamedChemical {
  const { name, casNumber, ecNumber, formula, synonyms } = chemical;
  const cas = casNumber === null ? [] : [`CAS ${casNumber}`];
  const ec = ecNumber === null ? [] : [`EC ${ecNumber}`];
  const facts = [name, ...cas, ...ec, ...(formula === null ? [] : [formula])];
  return {
    ...chemical,
    metaTitle: chemical.metaTitle ?? headingOf(chemical).text,
    metaDescription: chemical.metaDescription ?? `${facts.join(', ')}.`,
    metaKeywords: chemical.metaKeywords ?? [...facts, ...synonyms.slice(0, 5)].join(', '),
  };
}
