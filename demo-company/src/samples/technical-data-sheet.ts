import type { DataSheet } from 'contract/catalog';
import { storageClassNames } from 'contract/regulation';
import type { SampleProduct } from './sample-product';
import {
  facts,
  notStated,
  packsText,
  propertyRows,
  sampleSheet,
  text,
  tradeName,
} from './sample-sheet';

/** What a buyer asks of a product: uses, properties, grades and packs. */
export function technicalDataSheet(product: SampleProduct): DataSheet {
  const { chemical, form, description, uses, storageClass } = product;
  const { hsCode, unNumber, properShippingName } = form;
  const stored = storageClass === null ? notStated : storageClassNames[storageClass];
  const sections = [
    { title: 'Product', parts: [text(`${tradeName(product)}. ${description}`)] },
    {
      title: 'Identifiers',
      parts: facts([
        ['Product code', chemical.productCode],
        ['CAS number', chemical.casNumber],
        ['HS code', hsCode ?? chemical.hsCode ?? notStated],
      ]),
    },
    { title: 'Uses', parts: uses.map((use) => text(`– ${use}`)) },
    {
      title: 'Typical properties',
      parts: [
        ...facts(propertyRows(product)),
        text('Values of the literature, for information: they are no specification.'),
      ],
    },
    {
      title: 'Grades and packs',
      parts: facts([
        ['Grades', form.grades.join(', ') || chemical.grades.join(', ')],
        ['Packs', packsText(product)],
      ]),
    },
    {
      title: 'Storage and transport',
      parts: facts([
        ['Storage class (TRGS 510)', stored],
        ['Transport', [unNumber, properShippingName].filter(Boolean).join(' ') || notStated],
        ['Hazards', 'See the safety data sheet.'],
      ]),
    },
  ];
  return sampleSheet({ kind: 'Technical data sheet', product, sections });
}
