import { chemicals, type NamedChemical, type NearChemical, structureEndpoints } from 'contract';
import type { PageRequest } from '../server/page-request';
import { readOr } from '../server/read-or';
import { chemicalSummaryOf, type ListedChemical } from './chemical-summary-of';
import type { NearChemicals, NearView } from './chemical-view';
import { whyAlike, whySameSkeleton } from './why-near';

const none: NearChemicals = { sameSkeleton: [], alike: [], neighbours: [] };
const mostNeighbours = 4;

/** Chemicals near to one by their structure; where there is none, some of its category. */
export function nearOf(page: PageRequest, chemical: NamedChemical): Promise<NearChemicals> {
  return readOr<NearChemicals>(page, {
    what: `What is near to ${chemical.name}`,
    otherwise: none,
    read: async () => {
      const near = chemical.smiles === null ? [] : await byStructure(page, chemical);
      if (near.length === 0) return { ...none, neighbours: await neighboursOf(page, chemical) };
      const [same, alike] = [true, false].map((isSame) =>
        near.filter(({ isSameSkeleton }) => isSameSkeleton === isSame),
      );
      return {
        sameSkeleton: (same ?? []).map((other) =>
          nearView(other.chemical, whySameSkeleton(chemical, other.chemical)),
        ),
        alike: (alike ?? []).map((other) => nearView(other.chemical, whyAlike(other.similarity))),
        neighbours: [],
      };
    },
  });
}

async function byStructure(page: PageRequest, { _id: id }: NamedChemical): Promise<NearChemical[]> {
  return (await page.api.read(structureEndpoints.near, { id })).data;
}

/** The narrowest part of the catalogue that the chemical is in. */
async function neighboursOf(page: PageRequest, chemical: NamedChemical): Promise<NearView[]> {
  const place = placeOf(chemical);
  if (!place) return [];
  const query = { ...place, page: 1, pageSize: mostNeighbours + 1, sort: 'name' } as const;
  const { data } = await page.api.read(chemicals.visitorEndpoints.list, { query });
  const others = data.filter(({ _id }) => _id !== chemical._id).slice(0, mostNeighbours);
  return others.map((other) => nearView(other, ''));
}

function placeOf({ categoryId, subCategoryId, subSubCategoryId }: NamedChemical) {
  if (subSubCategoryId !== null) return { subSubCategoryId };
  if (subCategoryId !== null) return { subCategoryId };
  return categoryId === null ? undefined : { categoryId };
}

function nearView(chemical: ListedChemical, why: string): NearView {
  const { name, href, picture } = chemicalSummaryOf(chemical);
  return { name, href, picture, why };
}
