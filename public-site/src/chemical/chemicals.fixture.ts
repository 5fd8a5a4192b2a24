import {
  annexTitle,
  categoriesOf,
  HazardClass,
  labelElementsOf,
  labelOf,
  precautionsFor,
} from 'contract/regulation';
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

/**
 * Adds chemicals that together have all hazard classes, notes and marks of the law, in forms of their own too.
 *
 * @returns their slugs
 */
export async function addClassified(api: TestApi): Promise<string[]> {
  const staff = staffCalls(api);
  const categoryId = await staff.add('chemicalCategory/addCategory', {
    name: 'Classified',
    slug: 'classified',
  });
  const lines = HazardClass.options.map((hazardClass) => {
    const [category = null] = categoriesOf(hazardClass);
    const [statement = null] = labelElementsOf(hazardClass, category)?.statements ?? [];
    return { hazardClass, category, statement, specifics: 'nervous system', marks: ['**'] };
  });
  const half = Math.ceil(lines.length / 2);
  const slugs = ['first-classes', 'other-classes'];
  for (const [index, slug] of slugs.entries()) {
    const classifications = lines.slice(index * half, (index + 1) * half);
    const label = labelOf(classifications);
    const hazardStatements = label.statements;
    const taken = { edition: '23rd ATP', reference: '001-001-00-1', takenOn: '2026-11-28' };
    await staff.add('product/add', {
      name: `Xylol ${index}`,
      slug,
      categoryId,
      status: 'published',
      classifications,
      classificationNotes: ['B', 'C', 'D', 'H', 'U'],
      hazardStatements,
      ghsPictograms: label.pictograms,
      signalWord: label.signalWord,
      precautionaryStatements: precautionsFor(hazardStatements).slice(0, 60),
      storageClass: index === 0 ? '4.1B' : '6.1C',
      vapourPressure: 12.5,
      origin: 'DE',
      shelfLifeMonths: 24,
      fieldSources: [{ field: 'classifications', source: annexTitle, ...taken }],
      offeredForms: [
        {
          name: `Xylol ${index}, 37 %`,
          strength: 37,
          physicalForm: 'solution',
          classifications: classifications.slice(0, 2),
          source: { supplier: null, day: '2026-11-28' },
        },
        { name: `Xylol ${index}, fest`, physicalForm: 'solid' },
        { name: `Xylol ${index}, 1 %`, strength: 1 },
      ],
    });
  }
  return slugs;
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
