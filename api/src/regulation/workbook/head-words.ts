import type { RegulatoryEdition } from 'contract/regulation';

/** The text of a cell of the head: without accents, signs and case. */
export function headWords(cell: string): string {
  return cell
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export interface ColumnHead {
  /** As the law names the column. */
  readonly label: string;
  readonly words: RegExp;
  /** Words of a head that is another column's. */
  readonly not?: RegExp;
  /** The head above it, where two columns have the same one. */
  readonly group?: RegExp;
  /** How the law numbers the column. */
  readonly number?: string;
  readonly isOptional?: boolean;
}

const statement = /hazard statement|gefahrenhinweis|mentions? de danger/;
const supplemental = /suppl|erganz|zusatz|additionnel|complementaire/;
const classification = /classif|einstuf/;
const labelling = /label|kennzeich|etiquet/;

/** Table 3 of Annex VI in English, German and French, as ECHA and the Official Journal name its columns. */
export const annexHeads = {
  index: {
    label: 'Index No',
    words: /^(?:index(?: (?:no|nr|number|nummer))?|(?:n|no|nr|numero) (?:d )?index)$/,
  },
  name: {
    label: 'Chemical name',
    words:
      /chemical (?:name|identification|identity)|^(?:substance )?name$|chemische (?:bezeichnung|identit)|stoffname|(?:nom|identification|identite|denomination) chimique|designation chimique/,
  },
  ec: {
    label: 'EC No',
    words:
      /^(?:ec|eg|ce|einecs)(?: (?:list )?(?:no|nr|numbers?|nummer))?$|^(?:n|no|numero) (?:ce|ec)$/,
  },
  cas: {
    label: 'CAS No',
    words: /^cas(?: (?:no|nr|numbers?|nummer|rn))?$|^(?:n|no|numero) (?:de )?cas$/,
  },
  classes: {
    label: 'Hazard Class and Category Code(s)',
    words: /hazard class|gefahrenklasse|classes?(?: \w+)* danger/,
    not: statement,
  },
  statements: {
    label: 'Hazard statement Code(s) of the classification',
    words: statement,
    not: supplemental,
    group: classification,
  },
  pictograms: {
    label: 'Pictogram, Signal Word Code(s)',
    words: /pi[ck]togram|signal ?wor[dt]/,
  },
  labelStatements: {
    label: 'Hazard statement Code(s) of the labelling',
    words: statement,
    not: supplemental,
    group: labelling,
  },
  supplemental: {
    label: 'Suppl. Hazard statement Code(s)',
    words: new RegExp(`(?:${supplemental.source}).*(?:hazard|statement|gefahr|danger)|^euh`),
  },
  limits: {
    label: 'Specific Conc. Limits, M-factors and ATE',
    words:
      /conc(?:entration)? lim|konzentrationsgrenz|limites? de conc|m fa[ck]t|facteurs? m\b|\bscl\b|^ate\b/,
  },
  notes: { label: 'Notes', words: /^(?:notes?|anmerkung(?:en)?)$/ },
  atp: { label: 'ATP', words: /^(?:\w+ )?atp(?: .*)?$/, isOptional: true },
  appliesFrom: {
    label: 'In application',
    words:
      /^(?:in application|(?:date of |start of )?application(?: date)?|appli(?:es|cable) from|anwendbar ab|gultig ab|geltungsbeginn|en application|date d application|applicable (?:a partir du|des le))/,
    isOptional: true,
  },
  comment: {
    label: 'Comment',
    words: /^(?:comments?|remarks?|bemerkung(?:en)?|kommentar|remarques?|commentaires?)$/,
    isOptional: true,
  },
} as const satisfies Record<string, ColumnHead>;

/** Table A of chapter 3.2 of ADR in English, German and French; the columns of tanks and packages are left alone. */
export const adrHeads = {
  unNumber: {
    label: '(1) UN No.',
    number: '1',
    words: /^(?:un|onu)(?: (?:no|nr|number|nummer))?$|^(?:n|no|numero) (?:onu|un)$/,
  },
  name: {
    label: '(2) Name and description',
    number: '2',
    words: /name and description|^name$|proper shipping name|benennung|nom et description/,
  },
  hazardClass: { label: '(3a) Class', number: '3a', words: /^(?:class|klasse|classe)$/ },
  code: {
    label: '(3b) Classification code',
    number: '3b',
    words: /classification code|klassifizierungs ?code|code de classification/,
  },
  group: {
    label: '(4) Packing group',
    number: '4',
    words: /packing group|verpackungsgruppe|groupe d emballage/,
  },
  labels: { label: '(5) Labels', number: '5', words: /^(?:labels?|gefahrzettel|etiquettes?)$/ },
  provisions: {
    label: '(6) Special provisions',
    number: '6',
    words: /^(?:special provisions?|sondervorschrift(?:en)?|dispositions? speciales?)$/,
  },
  limited: {
    label: '(7a) Limited quantities',
    number: '7a',
    words: /limited(?: \w+)* quantit|begrenzte(?: \w+)* mengen|quantites(?: \w+)* limitees/,
  },
  excepted: {
    label: '(7b) Excepted quantities',
    number: '7b',
    words: /excepted(?: \w+)* quantit|freigestellte(?: \w+)* mengen|quantites(?: \w+)* exceptees/,
  },
  category: {
    label: '(15) Transport category (Tunnel restriction code)',
    number: '15',
    words: /transport category|beforderungskategorie|categorie de transport/,
  },
  tunnel: {
    label: 'Tunnel restriction code',
    words: /tunnel/,
    not: /transport category|beforderungskategorie|categorie de transport/,
    isOptional: true,
  },
  hazardNumber: {
    label: '(20) Hazard identification No.',
    number: '20',
    words: /hazard identification|kennzeichnung der gefahr|identification du danger|kemler/,
  },
} as const satisfies Record<string, ColumnHead>;

export const tableHeads: Readonly<
  Record<RegulatoryEdition['kind'], Readonly<Record<string, ColumnHead>>>
> = { 'annex-vi': annexHeads, adr: adrHeads };
