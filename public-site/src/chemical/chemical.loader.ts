import type { NamedChemical } from 'contract';
import type { Crumb } from '../common/crumb';
import { categoryCrumbs, homeCrumb } from '../category/category-links';
import type { CategoryPath } from '../category/find-category';
import { chemicalHref, fileHref } from '../hrefs';
import { headOf } from '../server/head-of';
import type { PageRequest } from '../server/page-request';
import { readRichText } from '../server/read-rich-text';
import type { ChemicalView } from './chemical-view';
import { identifiersOf, propertiesOf, tradeFactsOf } from './facts-of';
import { formulaViewOf } from './formula-view-of';
import { packsOf } from './packs-of';
import { molarMassText } from './quantity-text';
import { safetyOf } from './safety-of';
import { typeNamesOf } from './type-names-of';
import { withMeta } from './with-meta';

/** Everything on a chemical's page, in the words in which visitors read it. */
export async function chemicalView(
  page: PageRequest,
  chemical: NamedChemical,
): Promise<ChemicalView> {
  const href = chemicalHref(chemical);
  const [head, crumbs] = await Promise.all([
    headOf(page, { canonical: href, record: withMeta(chemical) }),
    crumbsOf(page, chemical),
  ]);
  return {
    kind: 'chemical',
    head,
    crumbs: [...crumbs, { label: chemical.name, to: href }],
    name: chemical.name,
    href,
    updatedAt: chemical.updatedAt,
    synonyms: chemical.synonyms,
    types: typeNamesOf(chemical),
    formula: formulaViewOf(chemical.formula),
    molarMass: molarMassText(chemical.molecularWeight),
    casNumber: chemical.casNumber,
    identifiers: identifiersOf(chemical),
    properties: propertiesOf(chemical),
    trade: tradeFactsOf(chemical),
    grades: chemical.grades,
    packs: packsOf(chemical),
    safety: safetyOf(chemical),
    storage: chemical.storage,
    description: readRichText(chemical.description),
    applications: readRichText(chemical.applications),
    pictures: chemical.images.map(({ file, alt }) => ({ src: `${fileHref(file)}?w=640`, alt })),
    files: chemical.documents.map(({ file, ...shown }) => ({ ...shown, href: fileHref(file) })),
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
