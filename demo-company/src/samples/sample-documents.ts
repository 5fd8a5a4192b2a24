import type { FieldValues } from 'api/seed';
import type { DataSheet } from 'contract/catalog';
import type { StatementTable } from 'contract/regulation';
import { readRegulatedFacts } from '../regulated-facts';
import chemicals from '../data/chemicals.json';
import { bestSellers } from './best-sellers';
import { certificateOfAnalysis, sampleLot } from './certificate-of-analysis';
import { safetyDataSheet } from './safety-data-sheet';
import { type SampleProduct, sampleProduct, type DemoChemical } from './sample-product';
import { technicalDataSheet } from './technical-data-sheet';

type SampleKind = 'SDS' | 'TDS' | 'COA';

/** A document of a demo chemical, and the key of its file. */
interface SampleDocument {
  readonly key: string;
  readonly kind: SampleKind;
  readonly productCode: string;
  readonly input: FieldValues;
  readonly originalName: string;
  /** The name of the file in `files/`. */
  readonly file: string;
}

interface Kind {
  readonly title: string;
  readonly access: 'public' | 'request';
  readonly sheetOf: (product: SampleProduct, statements: StatementTable) => DataSheet;
}

const kinds: Readonly<Record<SampleKind, Kind>> = {
  SDS: { title: 'Sample safety data sheet', access: 'public', sheetOf: safetyDataSheet },
  TDS: { title: 'Sample technical data sheet', access: 'request', sheetOf: technicalDataSheet },
  COA: {
    title: 'Sample certificate of analysis',
    access: 'request',
    sheetOf: certificateOfAnalysis,
  },
};

/** The day on which the samples were issued: their law is that of this day. */
export const sampleDay = '2026-11-28';

const bestSelling = chemicals.filter(({ productCode }) => bestSellers.includes(productCode));

/** Three documents of each best seller: the safety data sheet is public, the others are sent on request. */
export const sampleDocuments: readonly SampleDocument[] = bestSelling.flatMap((chemical) =>
  (['SDS', 'TDS', 'COA'] as const).map((kind) => documentOf(chemical, kind)),
);

function documentOf({ slug, productCode }: DemoChemical, kind: SampleKind): SampleDocument {
  const { title, access } = kinds[kind];
  const name = `sample-${kind.toLowerCase()}-${slug}.pdf`;
  return {
    key: `document/${productCode}/${kind}`,
    kind,
    productCode,
    input: {
      kind,
      title,
      language: 'en',
      access,
      lotNumber: kind === 'COA' ? sampleLot(productCode) : null,
    },
    originalName: name,
    file: `samples/${name}`,
  };
}

/** The contents of all samples by their files. */
export async function sampleSheets(statements: StatementTable): Promise<Map<string, DataSheet>> {
  const regulated = await readRegulatedFacts(new Date(`${sampleDay}T12:00:00Z`));
  const products = new Map(
    bestSelling.map((one) => [one.productCode, sampleProduct(one, regulated)]),
  );
  return new Map(
    sampleDocuments.flatMap(({ file, kind, productCode }) => {
      const product = products.get(productCode);
      return product ? [[file, kinds[kind].sheetOf(product, statements)] as const] : [];
    }),
  );
}
