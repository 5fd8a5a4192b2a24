import { utcDay } from 'contract';
import type { Chemical, Unit } from 'contract/catalog';
import {
  annexTitle,
  type HarmonisedEntry,
  type LabelLanguage,
  labelSentence,
  labelWordsIn,
  type LabelOrder,
  quantityIn,
  signalWordIn,
  slotsIn,
  specificsIn,
  type StatementSlot,
  type StatementTable,
} from 'contract/regulation';
import type { CompanyFacts } from '../../content/company/read-company';
import { shownPhone } from '../../email/values/shown-values';
import type { LabelContents, LabelStatements } from './label-contents';
import type { LabelHazards } from './label-hazards';
import { listMark } from './wrap-text';

/** What the texts of a label are made of. */
export interface LabelSource {
  readonly chemical: Chemical;
  readonly company: CompanyFacts;
  readonly unit: Unit;
  /** The harmonised entry that the chemical is labelled by. */
  readonly entry: HarmonisedEntry | undefined;
  readonly hazards: LabelHazards;
  readonly order: LabelOrder;
  /** Whether it is the label of an offered form, which names its UN number. */
  readonly isForm: boolean;
  /** The languages of the label, the first one first, with their sentences. */
  readonly languages: ReadonlyMap<LabelLanguage, StatementTable>;
}

/** The texts of a label; all sentences have their words. */
export function labelContents(source: LabelSource): LabelContents {
  const { chemical, company, unit, hazards, order } = source;
  const words = labelWordsIn(order.language);
  const languages = [...source.languages.keys()];
  return {
    name: inAll(languages, (language) => nameIn(language, chemical)),
    identifiers: identifiersOf(source),
    pictograms: hazards.pictograms,
    signalWord: inAll(languages, (language) => signalWordIn(language, hazards.signalWord)) || null,
    statements: [...source.languages].map((language) => statementsIn(language, source)),
    quantity: inAll(languages, (language) => quantityIn(language, order.quantity, unit.symbol)),
    ufi: order.ufi,
    supplier: [
      company.name,
      company.contact?.address ?? null,
      ...(company.contact?.phones.slice(0, 1) ?? []).map(
        (phone) => `${words.telephone} ${shownPhone(phone)}`,
      ),
      basisOf(source),
    ].flatMap((line) => (line === null ? [] : [oneLine(line)])),
  };
}

/** A short text in each language, once where two have the same. */
function inAll(
  languages: readonly LabelLanguage[],
  textIn: (language: LabelLanguage) => string | null,
): string {
  return [...new Set(languages.map(textIn))].filter((text) => text !== null).join(' / ');
}

function statementsIn(
  [language, table]: readonly [LabelLanguage, StatementTable],
  source: LabelSource,
): LabelStatements {
  const { hazardStatements, supplements } = source.hazards;
  const sentences = (codes: readonly string[]) =>
    codes.flatMap((code) => sentence(code, { language, table, source }));
  return {
    mark: source.languages.size > 1 ? language : null,
    hazards: sentences(hazardStatements),
    precautions: sentences([...new Set(source.order.precautionaryStatements)].toSorted()),
    supplements: sentences(supplements),
  };
}

/** The edition of the law that the label follows, and the day on which it is made. */
function basisOf({ chemical, order }: LabelSource): string | null {
  const source = chemical.fieldSources.find(
    (one) => one.source === annexTitle && one.reference !== null,
  );
  if (!source) return null;
  const { annex, edition } = labelWordsIn(order.language);
  return `${annex}, ${edition(source.edition ?? '')}, ${utcDay()}`;
}

/** The chemical's name in a language, its own where it has none in it. */
function nameIn(language: LabelLanguage, { name, foreignNames }: LabelSource['chemical']): string {
  const own = foreignNames.find((one) => one.language === language)?.name ?? name;
  // A whole word alone: "n-hexane" and "tert-butanol" begin with a prefix that stays small.
  return own.replace(/^\p{Ll}(?=\p{Ll}{2,}(?:\s|$))/u, (letter) => letter.toUpperCase());
}

/** Article 18(2): name and index number of Annex VI, else the CAS number; the EC number where the substance has one. */
function identifiersOf(source: LabelSource): string[] {
  const { chemical, entry, isForm } = source;
  const { language } = source.order;
  const { name, casNumber, ecNumber, unNumber } = chemical;
  const words = labelWordsIn(language);
  const numbers = [
    ...(entry ? [`${words.index} ${entry.indexNumber}`] : []),
    ...(casNumber === null ? [] : [`${words.cas} ${casNumber}`]),
    ...(ecNumber === null ? [] : [`${words.ec} ${ecNumber}`]),
    ...(isForm && unNumber !== null ? [unNumber.replace('UN', 'UN ')] : []),
  ];
  // Table 3 of Annex VI is held in English.
  const isOther =
    language === 'en' && entry !== undefined && entry.name.toLowerCase() !== name.toLowerCase();
  return [...(isOther ? [oneLine(entry.name)] : []), numbers.join(listMark)].filter(
    (line) => line !== '',
  );
}

/** Words of the order replace those of the chemical, which are English. */
export function slotsOf(
  language: LabelLanguage,
  { chemical, order }: Pick<LabelSource, 'chemical' | 'order'>,
): StatementSlot[] {
  const ordered = order.statementSlots.filter(
    (slot) => (slot.language ?? order.language) === language,
  );
  const codes = new Set(ordered.map(({ code }) => code));
  const own = slotsIn(language, chemical.statementSlots);
  return [...ordered, ...own.filter(({ code }) => !codes.has(code))];
}

interface Speech {
  readonly language: LabelLanguage;
  readonly table: StatementTable;
  readonly source: LabelSource;
}

/** A sentence with what the classification adds in brackets, and a full stop. */
function sentence(code: string, { language, table, source }: Speech): string[] {
  const text = labelSentence(code, table, slotsOf(language, source));
  if (text === null) return [];
  const specifics = source.chemical.classifications.find(
    ({ statement }) => statement === code,
  )?.specifics;
  const whole = specifics ? `${text} (${specificsIn(language, specifics)})` : text;
  return [/[.!]$/.test(whole) ? whole : `${whole}.`];
}

function oneLine(text: string): string {
  return text.split(/\s+/).join(' ').trim();
}
