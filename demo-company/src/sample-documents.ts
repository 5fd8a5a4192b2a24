import type { FieldValues } from 'api/seed';
import chemicals from './data/chemicals.json';
import company from './data/company.json';
import { samplePdf } from './pdf/sample-pdf';

/** A document of a demo chemical, and the key of its file. */
interface SampleDocument {
  readonly key: string;
  readonly productCode: string;
  readonly input: FieldValues;
  readonly originalName: string;
  readonly make: () => Buffer;
}

/** How many chemicals have samples. */
const mostChemicals = 40;
const kinds = {
  SDS: { title: 'Sample safety data sheet', access: 'public' },
  TDS: { title: 'Sample technical data sheet', access: 'request' },
} as const;

/** Samples for the first published chemicals: a public one for each, one on request for every fourth. */
export const sampleDocuments: readonly SampleDocument[] = chemicals
  .filter(({ status }) => status === 'published')
  .slice(0, mostChemicals)
  .flatMap((chemical, index) => {
    return index % 4 === 0
      ? [sampleOf(chemical, 'SDS'), sampleOf(chemical, 'TDS')]
      : [sampleOf(chemical, 'SDS')];
  });

type DemoChemical = (typeof chemicals)[number];

function sampleOf(chemical: DemoChemical, kind: keyof typeof kinds): SampleDocument {
  const { name, slug, productCode, casNumber, ecNumber, formula } = chemical;
  const { title, access } = kinds[kind];
  const facts = [
    ['Product code', productCode],
    ['CAS number', casNumber],
    ['EC number', ecNumber],
    ['Formula', formula],
  ] as const;
  return {
    key: `document/${productCode}/${kind}`,
    productCode,
    input: { kind, title, language: 'en', access },
    originalName: `sample-${kind.toLowerCase()}-${slug}.pdf`,
    make: () =>
      samplePdf({
        company: company.name,
        title,
        name,
        facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
      }),
  };
}
