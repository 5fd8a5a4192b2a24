import type { DataSheet, DataSheetPart } from 'contract/catalog';
import type { SampleProduct } from './sample-product';
import { facts, heading, sampleSheet, text, tradeName } from './sample-sheet';

/** A result of a test: what was found, and what the specification allows. */
interface Result {
  readonly test: string;
  readonly method: string;
  readonly allowed: string;
  readonly found: string;
}

/** The lot of a sample; visitors find the certificate by it. */
export function sampleLot(productCode: string): string {
  return `SAMPLE-${productCode}`;
}

/** A certificate of a batch that does not exist: it shows what the company's certificates say. */
export function certificateOfAnalysis(product: SampleProduct): DataSheet {
  const { chemical, form, day } = product;
  const sections = [
    {
      title: 'Batch',
      parts: facts([
        ['Product', tradeName(product)],
        ['CAS number', chemical.casNumber],
        ['Grades', form.grades.join(', ')],
        ['Lot number', sampleLot(chemical.productCode)],
        ['Date of analysis', day],
      ]),
    },
    { title: 'Results', parts: resultsOf(product).flatMap(resultParts) },
    {
      title: 'Statement',
      parts: [
        text(
          'The batch is fictional and nothing was analysed: limits and results are invented, to show what a certificate of this company states.',
        ),
      ],
    },
  ];
  return sampleSheet({ kind: 'Certificate of analysis', product, sections });
}

function resultsOf({ form }: SampleProduct): Result[] {
  const appearance = {
    test: 'Appearance',
    method: 'Visual inspection',
    allowed: form.physicalForm ?? 'Free of visible particles',
    found: 'Conforms',
  };
  const identity = {
    test: 'Identity',
    method: 'Infrared spectrum, or precipitation reaction for salts and mineral acids',
    allowed: 'As the reference',
    found: 'Conforms',
  };
  return [appearance, identity, assayOf(form.strength)];
}

/** Half a per cent around the strength; of a substance itself at least 99 %. */
function assayOf(strength: number | null): Result {
  const test = 'Assay';
  if (strength === null) {
    return { test, method: 'Chromatography', allowed: 'At least 99.0 %', found: '99.6 %' };
  }
  const method = 'Titration';
  return {
    test,
    method,
    allowed: `${strength - 0.5} to ${strength + 0.5} % by weight`,
    found: `${strength} % by weight`,
  };
}

function resultParts({ test, method, allowed, found }: Result): DataSheetPart[] {
  return [
    heading(test),
    ...facts([
      ['Method', method],
      ['Specification', allowed],
      ['Result', found],
    ]),
  ];
}
