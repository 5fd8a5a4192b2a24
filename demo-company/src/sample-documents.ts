import type { FieldValues } from 'api/seed';
import chemicals from './data/chemicals.json';

/** A document of a demo chemical, and the key of its file. */
interface SampleDocument {
  readonly key: string;
  readonly productCode: string;
  readonly input: FieldValues;
  readonly originalName: string;
  /** The name of the file in `files/`. */
  readonly file: string;
}

/** How many chemicals have samples. */
const maxChemicals = 40;
const kinds = {
  SDS: { title: 'Sample safety data sheet', access: 'public' },
  TDS: { title: 'Sample technical data sheet', access: 'request' },
} as const;

/** Samples for the first published chemicals: a public one for each, one on request for every fourth. */
export const sampleDocuments: readonly SampleDocument[] = chemicals
  .filter(({ status }) => status === 'published')
  .slice(0, maxChemicals)
  .flatMap((chemical, index) => {
    return index % 4 === 0
      ? [sampleOf(chemical, 'SDS'), sampleOf(chemical, 'TDS')]
      : [sampleOf(chemical, 'SDS')];
  });

type DemoChemical = (typeof chemicals)[number];

function sampleOf(chemical: DemoChemical, kind: keyof typeof kinds): SampleDocument {
  const { slug, productCode } = chemical;
  const file = `sample-${kind.toLowerCase()}`;
  const { title, access } = kinds[kind];
  return {
    key: `document/${productCode}/${kind}`,
    productCode,
    input: { kind, title, language: 'en', access },
    originalName: `${file}-${slug}.pdf`,
    file: `${file}.pdf`,
  };
}
