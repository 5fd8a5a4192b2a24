import type { DataSheet, DataSheetPart, DataSheetSection, GhsPictogram } from 'contract/catalog';
import {
  className,
  type Classification,
  type HazardClass,
  hazardClassNames,
  labelSentence,
  limitText,
  sentenceOf,
  type StatementTable,
  storageClassNames,
} from 'contract/regulation';
import company from '../data/company.json';
import type { SampleProduct } from './sample-product';
import {
  facts,
  heading,
  notStated,
  propertyRows,
  sampleRemark,
  sampleSheet,
  text,
  tradeName,
} from './sample-sheet';

type Sections = readonly (readonly [title: string, parts: readonly DataSheetPart[]])[];

/** A safety data sheet with the sixteen sections of Regulation (EC) No 1907/2006 (REACH), Annex II. */
export function safetyDataSheet(product: SampleProduct, statements: StatementTable): DataSheet {
  const sections: Sections = [
    ['Identification of the substance or mixture and of the company', identification(product)],
    ['Hazards identification', hazards(product, statements)],
    ['Composition and information on ingredients', composition(product)],
    ['First-aid measures', precautions(product, statements, /^P3[0-6]/)],
    ['Firefighting measures', precautions(product, statements, /^P37/)],
    ['Accidental release measures', precautions(product, statements, /^P(?:273|38|39)/)],
    ['Handling and storage', handling(product, statements)],
    ['Exposure controls and personal protection', protection(product, statements)],
    ['Physical and chemical properties', facts([...propertyRows(product), otherProperties])],
    ['Stability and reactivity', stability(product, statements)],
    ['Toxicological information', classesOf(product, toxicological)],
    ['Ecological information', ecological(product)],
    ['Disposal considerations', precautions(product, statements, /^P5/)],
    ['Transport information', transport(product)],
    ['Regulatory information', regulatory(product)],
    ['Other information', other(product, statements)],
  ];
  return sampleSheet({ kind: 'Safety data sheet', product, sections: sections.map(numbered) });
}

function numbered([title, parts]: Sections[number], index: number): DataSheetSection {
  return { title: `${index + 1}. ${title}`, parts };
}

function identification(product: SampleProduct): DataSheetPart[] {
  const { chemical, uses } = product;
  return facts([
    ['Product', tradeName(product)],
    ['Product code', chemical.productCode],
    ['Substance', chemical.name],
    ['CAS number', chemical.casNumber],
    ...('ecNumber' in chemical ? [['EC number', chemical.ecNumber ?? ''] as const] : []),
    ['Registration number', 'None: the product is fictional.'],
    ['Identified uses', uses.join('; ')],
    ['Supplier', `${company.legalName}, ${company.address.line1}, ${company.address.city}`],
    ['Competent person', company.qualityEmail],
    [
      'Emergency telephone',
      'None: the supplier is fictional. Call the poison centre of your country.',
    ],
  ]);
}

function hazards(product: SampleProduct, table: StatementTable): DataSheetPart[] {
  const { form, label } = product;
  const basis =
    form.strength === null
      ? 'Harmonised classification of the substance, with what follows from its flash point or transport entry.'
      : 'Derived from the concentration limits of the substance (CLP, Annex I and Annex VI).';
  if (form.classifications.length === 0) {
    return [text(`Not classified as hazardous. ${basis}`), ...facts(said(label.statements, table))];
  }
  return [
    ...facts([['Classification', form.classifications.map(classWords).join('; ')]]),
    text(basis),
    { kind: 'pictograms', codes: pictogramsOf(label.pictograms) },
    ...facts([['Signal word', label.signalWord ?? 'None'], ...said(label.statements, table)]),
    ...precautions(product, table, /^P/),
    ...facts([
      ['Other hazards', notStated],
      ['PBT and vPvB', notStated],
    ]),
  ];
}

function pictogramsOf(codes: readonly string[]): GhsPictogram[] {
  return codes.filter((code): code is GhsPictogram => /^GHS0[1-9]$/.test(code));
}

/** Statements with their sentences. */
function said(codes: readonly string[], table: StatementTable): (readonly [string, string])[] {
  return codes.map((code) => [code, sentenceOf(code, table) ?? '']);
}

function classWords(one: Classification): string {
  return `${hazardClassNames[one.hazardClass]} (${className(one)}), ${one.statement ?? 'no statement'}`;
}

function composition({ chemical, form, substance }: SampleProduct): DataSheetPart[] {
  const numbers = `CAS ${chemical.casNumber}`;
  const classes = substance.classifications.map((one) => className(one)).join(', ');
  const limits = substance.limits.map(limitText).join('; ');
  return facts([
    ['Kind', form.strength === null ? 'Substance' : 'Mixture: solution in water'],
    [
      chemical.name,
      `${numbers}, ${form.strength === null ? 'the substance itself' : `${form.strength} % by weight`}`,
    ],
    ...(form.strength === null ? [] : [['Water', 'CAS 7732-18-5, the remainder'] as const]),
    ['Classification of the substance', classes === '' ? 'No harmonised classification' : classes],
    ...(limits === '' ? [] : [['Limits and factors', limits] as const]),
  ]);
}

/** Words of the supplier in the open places of statements. */
const slots = [
  { code: 'P264', text: 'hands' },
  { code: 'P501', text: 'a facility that the rules of your country permit' },
  { code: 'P370+P378', text: 'media that suit the surrounding fire' },
];

function precautions(
  { precautions: codes }: SampleProduct,
  table: StatementTable,
  wanted: RegExp,
): DataSheetPart[] {
  const rows = codes
    .filter((code) => wanted.test(code))
    .map((code) => [code, labelSentence(code, table, slots) ?? ''] as const);
  return rows.length === 0 ? [text(notStated)] : facts(rows);
}

function handling(product: SampleProduct, table: StatementTable): DataSheetPart[] {
  const { storageClass } = product;
  const stored =
    storageClass === null
      ? notStated
      : `${storageClass}: ${storageClassNames[storageClass]} (TRGS 510)`;
  return [
    heading('Safe handling'),
    ...precautions(product, table, /^P2(?!73|8)/),
    heading('Storage'),
    ...precautions(product, table, /^P4/),
    ...facts([['Storage class', stored]]),
  ];
}

function protection(product: SampleProduct, table: StatementTable): DataSheetPart[] {
  return [
    ...facts([['Occupational exposure limits', notStated]]),
    ...precautions(product, table, /^P28/),
  ];
}

const otherProperties = [
  'Other properties',
  'Solubility, viscosity, odour, partition coefficient and particle characteristics are not stated in this sample.',
] as const;

function stability(product: SampleProduct, table: StatementTable): DataSheetPart[] {
  const codes = product.label.statements.filter((code) => /^(?:H2|EUH0)/.test(code));
  return [
    ...facts(said(codes, table)),
    heading('Conditions and materials to avoid'),
    ...precautions(product, table, /^P(?:210|22|23[0-5])/),
    ...facts([['Hazardous decomposition products', notStated]]),
  ];
}

const toxicological: readonly (readonly HazardClass[])[] = [
  ['Acute Tox.'],
  ['Skin Corr.', 'Skin Irrit.'],
  ['Eye Dam.', 'Eye Irrit.'],
  ['Resp. Sens.', 'Skin Sens.'],
  ['Muta.'],
  ['Carc.'],
  ['Repr.', 'Lact.'],
  ['STOT SE'],
  ['STOT RE'],
  ['Asp. Tox.'],
];

/** That a class is not met means that no table says so, and not that it was tested. */
function classesOf(
  { form }: SampleProduct,
  groups: readonly (readonly HazardClass[])[],
): DataSheetPart[] {
  return facts(
    groups.map((group) => {
      const met = form.classifications.filter(({ hazardClass }) => group.includes(hazardClass));
      const names = group.map((name) => hazardClassNames[name]).join(', ');
      return [names, met.length === 0 ? notStated : met.map(classWords).join('; ')] as const;
    }),
  );
}

function ecological(product: SampleProduct): DataSheetPart[] {
  return [
    ...classesOf(product, [['Aquatic Acute'], ['Aquatic Chronic'], ['Ozone']]),
    ...facts([
      ['Persistence, bioaccumulation', notStated],
      ['Endocrine disrupting properties', notStated],
    ]),
  ];
}

/** ADR 2.2.9.1.10: these classes make a substance hazardous for the environment in transport. */
const marked = /^(?:Aquatic Acute 1|Aquatic Chronic [12])$/;

function transport({ form, lines }: SampleProduct): DataSheetPart[] {
  const { unNumber, properShippingName, hazardClass, classifications } = form;
  if (unNumber === null) return [text(notStated)];
  const isMarked = classifications.some((one) => marked.test(className(one)));
  return [
    { kind: 'labels', labels: [...new Set(lines.flatMap(({ labels }) => labels))] },
    ...facts([
      ['UN number', unNumber],
      ['Proper shipping name', properShippingName ?? notStated],
      ['Class', hazardClass ?? notStated],
      ['Packing group', either(lines.map((line) => line.packingGroup))],
      ['Environmental hazard', isMarked ? 'Yes' : 'Not stated by the classification above'],
      [
        'Hazard identification number',
        either(lines.map((line) => line.hazardIdentificationNumber)),
      ],
      ['Tunnel code', either(lines.map((line) => line.tunnelCode))],
      ['Transport category', either(lines.map((line) => line.transportCategory))],
      ['Limited quantity', either(lines.map((line) => line.limitedQuantity))],
      ['Carriage in bulk by sea', 'Not intended.'],
    ]),
    { kind: 'source', text: 'ADR 2025, Table A' },
  ];
}

/** What the lines say: "II or III" where the consignor decides. */
function either(values: readonly (string | null)[]): string {
  const stated = new Set(values.filter((value) => value !== null));
  return stated.size === 0 ? notStated : [...stated].join(' or ');
}

function regulatory({ substance }: SampleProduct): DataSheetPart[] {
  const entry = substance.sources.find(({ field }) => field === 'classifications');
  const said = entry?.reference
    ? `${entry.source}, ${entry.edition ?? ''}: index number ${entry.reference}`
    : 'No entry for the substance';
  return facts([
    ['Annex VI of CLP', said],
    ['Candidate List of REACH', substance.svhcSince ?? 'Not on the list of February 2026'],
    ['Chemical safety assessment', notStated],
  ]);
}

function other({ substance, label, day }: SampleProduct, table: StatementTable): DataSheetPart[] {
  const own = new Set(label.statements);
  const rest = substance.classifications.flatMap(({ statement }) =>
    statement === null || own.has(statement) ? [] : [statement],
  );
  return [
    ...facts(said([...new Set(rest)], table)),
    ...facts([
      ['Issued', day],
      ['Revision', '1'],
      ['Sources', `Annex VI of CLP, ADR 2025; statements: ${table.source}`],
    ]),
    text(
      `${sampleRemark} It shows how the sheets of this site look and says what the law's tables say of the substance; a supplier's own sheet says more.`,
    ),
  ];
}
