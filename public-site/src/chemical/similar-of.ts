import {
  chemicals,
  type NamedChemical,
  type SimilarChemical,
  structureEndpoints,
} from 'contract/catalog';
import type { PageRequest } from '../load/page-request';
import { readOr } from '../load/read-or';
import { chemicalSummaryOf, type ListedChemical } from './chemical-summary';
import type { SimilarChemicals, SimilarView } from './chemical-view';
import { similarityText } from './similarity-text';

const none: SimilarChemicals = { sameSkeleton: [], alike: [], neighbours: [] };
const maxNeighbours = 4;

/** Chemicals with a similar structure; without any, some of the same category. */
export function similarOf(page: PageRequest, chemical: NamedChemical): Promise<SimilarChemicals> {
  return readOr<SimilarChemicals>(page, {
    what: `What is near to ${chemical.name}`,
    otherwise: none,
    read: async () => {
      const near = chemical.smiles === null ? [] : await byStructure(page, chemical);
      if (near.length === 0) return { ...none, neighbours: await neighboursOf(page, chemical) };
      const [same, alike] = [true, false].map((isSame) =>
        near.filter(({ isSameSkeleton }) => isSameSkeleton === isSame),
      );
      return {
        sameSkeleton: (same ?? []).map(viewOf),
        alike: (alike ?? []).map(viewOf),
        neighbours: [],
      };
    },
  });
}

async function byStructure(
  page: PageRequest,
  { _id: id }: NamedChemical,
): Promise<SimilarChemical[]> {
  return (await page.api.read(structureEndpoints.near, { id })).data;
}

/** The narrowest category of the chemical. */
async function neighboursOf(page: PageRequest, chemical: NamedChemical): Promise<SimilarView[]> {
  const place = placeOf(chemical);
  if (!place) return [];
  const query = { ...place, page: 1, pageSize: maxNeighbours + 1, sort: 'name' } as const;
  const { data } = await page.api.read(chemicals.visitorEndpoints.list, { query });
  const others = data.filter(({ _id }) => _id !== chemical._id).slice(0, maxNeighbours);
  return others.map((other) => similarView(other, ''));
}

function placeOf({ categoryId, subCategoryId, subSubCategoryId }: NamedChemical) {
  if (subSubCategoryId !== null) return { subSubCategoryId };
  if (subCategoryId !== null) return { subCategoryId };
  return categoryId === null ? undefined : { categoryId };
}

function viewOf({ chemical, ...why }: SimilarChemical): SimilarView {
  return similarView(chemical, similarityText(why));
}

function similarView(chemical: ListedChemical, why: string): SimilarView {
  const { name, href, picture } = chemicalSummaryOf(chemical);
  return { name, href, picture, why };
}
