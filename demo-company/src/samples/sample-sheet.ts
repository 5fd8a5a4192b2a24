import type { DataSheet, DataSheetPart } from 'contract/catalog';
import company from '../data/company.json';
import type { SampleProduct } from './sample-product';

type SheetOf = Pick<DataSheet, 'sections'> & {
  /** "Safety data sheet". */
  readonly kind: string;
  readonly product: SampleProduct;
};

/** What is not stated is said, as a reader would else take it for harmless. */
export const notStated = 'Not stated in this sample.';

export const sampleRemark = 'Sample of a fictional product: not for use.';

/** A sample under the head of the demo company. */
export function sampleSheet({ kind, product, sections }: SheetOf): DataSheet {
  const { line1, city } = company.address;
  return {
    language: 'en',
    title: `${kind}: ${tradeName(product)}`,
    synonyms: [`Sample with invented product and supplier; law as of ${product.day}`],
    company: [company.legalName, `${line1}, ${city}`, `${company.phone} · ${company.qualityEmail}`],
    address: company.website,
    updatedAt: `${product.day}T00:00:00.000Z`,
    remark: sampleRemark,
    picture: null,
    sections,
  };
}

/** A fictional brand of a real chemical. */
export function tradeName({ form }: Pick<SampleProduct, 'form'>): string {
  return `Brindle ${form.name}`;
}

export function facts(rows: readonly (readonly [string, string])[]): DataSheetPart[] {
  if (rows.length === 0) return [];
  return [{ kind: 'facts', facts: rows.map(([label, value]) => ({ label, value })) }];
}

export function text(words: string): DataSheetPart {
  return { kind: 'text', text: words };
}

export function heading(words: string): DataSheetPart {
  return { kind: 'heading', text: words };
}

/** "200 L steel drum; 1,000 L IBC". */
export function packsText({ packs }: SampleProduct): string {
  const texts = packs.map(({ quantity, unit, container }) => `${quantity} ${unit}, ${container}`);
  return texts.length === 0 ? notStated : texts.join('; ');
}

export function propertyRows({ properties }: SampleProduct): (readonly [string, string])[] {
  return properties.map(({ label, value, source }) => [
    label,
    source === null ? value : `${value} (${source})`,
  ]);
}
