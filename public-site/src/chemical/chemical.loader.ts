import { loadGhsStatements, type NamedChemical } from 'contract/catalog';
import type { Crumb } from '../common/crumb';
import { categoryCrumbs, homeCrumb } from '../category/category-links';
import type { CategoryPath } from '../category/find-category';
import { chemicalHref, fileHref } from '../hrefs';
import { datedOf } from '../server/dated';
import { headOf } from '../server/head-of';
import type { PageRequest } from '../server/page-request';
import { readRichText } from '../server/read-rich-text';
import type { ChemicalView } from './chemical-view';
import { articlesOf } from './articles-of';
import { cardOf } from './card-of';
import { dataHref } from './data-href';
import { identifiersOf, propertiesOf, transportFactsOf } from './facts-of';
import { filesOf } from './files-of';
import { formulaViewOf } from './formula-view-of';
import { hazardsOf } from './hazards-of';
import { similarOf } from './similar-of';
import { packsOf } from './packs-of';
import { molarMassText } from './quantity-text';
import { typeNamesOf } from './type-names-of';
import { withMeta } from './with-meta';

/** The data of a chemical's page, in display form. */
export async function chemicalView(
  page: PageRequest,
  chemical: NamedChemical,
): Promise<ChemicalView> {
  const href = chemicalHref(chemical);
  const [head, crumbs, near, articles, statements] = await Promise.all([
    headOf(page, { canonical: href, record: withMeta(chemical), picture: cardOf(chemical) }),
    crumbsOf(page, chemical),
    similarOf(page, chemical),
    articlesOf(page, chemical),
    loadGhsStatements(),
  ]);
  return {
    kind: 'chemical',
    head,
    crumbs: [...crumbs, { label: chemical.name, to: href }],
    id: chemical._id,
    name: chemical.name,
    href,
    address: page.origin + href,
    updated: datedOf(chemical.updatedAt),
    synonyms: chemical.synonyms,
    types: typeNamesOf(chemical),
    formula: formulaViewOf(chemical.formula),
    molarMass: molarMassText(chemical.molecularWeight),
    casNumber: chemical.casNumber,
    picture: chemical.smiles === null ? null : dataHref(href, 'svg'),
    identifiers: identifiersOf(chemical),
    properties: propertiesOf(chemical),
    transport: transportFactsOf(chemical),
    grades: chemical.grades,
    packs: packsOf(chemical),
    hazards: hazardsOf(chemical, statements),
    storage: chemical.storage,
    description: readRichText(chemical.description),
    applications: readRichText(chemical.applications),
    pictures: chemical.images.map(({ file, alt }) => ({ src: `${fileHref(file)}?w=640`, alt })),
    files: filesOf(chemical),
    near,
    articles,
  };
}

async function crumbsOf(page: PageRequest, chemical: NamedChemical): Promise<Crumb[]> {
  const category = (await page.categories()).find(({ _id }) => _id === chemical.categoryId);
  if (!category) return [homeCrumb];
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
