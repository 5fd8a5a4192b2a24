import type { TestApi } from 'shared-ui/testing';
import { staffCalls } from '../testing/staff-calls';
import { documentOf, testSite } from '../testing/test-site';
import { ethanolFacts } from './ethanol-facts.fixture';

export const longName = `4-{2-[2-(${'methyl'.repeat(12)})]ethoxy}-1,3-benzodioxole-5-carboxylic acid`;
const synonyms = Array.from({ length: 100 }, (_, index) => `Synonym ${index + 1}`);

export const hostileText = '</title>"><script>alert(1)</script>&\u2028]]>';

const keys = { L: 'QNAYBMKLOCPYGJ-REOHCLBHSA-N', D: 'QNAYBMKLOCPYGJ-UWTATZPHSA-N' };

/**
 * Adds chemicals of one category: with every fact, with other forms, with many names and no structure, with hostile
 * texts, and a draft.
 *
 * @returns the id of ethanol, which was at `/alcohol` before
 */
export async function addExampleChemicals(api: TestApi): Promise<string> {
  const staff = staffCalls(api);
  const categoryId = await staff.add('chemicalCategory/addCategory', {
    name: 'Solvents',
    slug: 'solvents',
  });
  const add = (fields: object) =>
    staff.add('product/add', { status: 'published', categoryId, ...fields });
  const ethanol = await add({ ...ethanolFacts, slug: 'alcohol' });
  await staff.put(`product/update?id=${ethanol}`, { slug: 'ethanol' });
  await add({ smiles: 'C[C@H](N)C(=O)O', name: 'L-Alanine', slug: 'l-alanine', inchiKey: keys.L });
  await add({ name: 'D-Alanine', slug: 'd-alanine', smiles: 'C[C@@H](N)C(=O)O', inchiKey: keys.D });
  await add({
    name: 'Sodium L-alaninate',
    slug: 'sodium-alaninate',
    smiles: '[Na+].C[C@H](N)C(=O)[O-]',
  });
  await add({ name: longName, slug: 'long', synonyms, hazardClass: '3' });
  await add({ name: 'Draft', slug: 'draft', smiles: 'CO', status: 'draft' });
  await add({ name: hostileText, slug: 'hostile', smiles: 'CCC', storage: hostileText });
  return ethanol;
}

/** The document of a page, which has to be found. */
export async function pageAt(api: TestApi, path: string): Promise<Document> {
  const answer = await testSite(api).get(path);
  expect(answer.status).toBe(200);
  return documentOf(answer);
}

/** The text of a part of the sheet, by its anchor. */
export function part(page: Document, id: string): string | null | undefined {
  return page.getElementById(id)?.textContent;
}
