import type { DataSheet, DataSheetPart, DataSheetSection, NamedChemical } from 'contract/catalog';
import { displayFormula } from 'contract/chemistry';
import type { StatementTable } from 'contract/regulation';
import type { CompanyView, ContactView } from '../frame/frame-data';
import { chemicalHref } from '../common/hrefs';
import {
  filesOf,
  identifiersOf,
  propertiesOf,
  sourceTextsOf,
  transportFactsOf,
  typeNamesOf,
} from './chemical-facts';
import { packsOf } from './packs-of';
import { hazardsOf, noEntryTextOf, upcomingTextOf } from './hazards-of';
import { formsOf } from './forms-of';
import type { Fact, FormView, Hazards, Statement } from './chemical-view';

export interface DataSheetSource {
  readonly chemical: NamedChemical;
  readonly company: CompanyView;
  readonly contact: ContactView | null;
  readonly statements: StatementTable;
  /** The drawing of its structure; null without one. */
  readonly picture: string | null;
  /** The site's. */
  readonly origin: string;
}

/** What the data sheet of a chemical says: facts of its page alone, in the page's words. */
export function dataSheetOf(source: DataSheetSource): DataSheet {
  const { chemical, company, contact, picture, origin } = source;
  return {
    language: 'en',
    title: chemical.name,
    synonyms: chemical.synonyms.slice(0, 20),
    company: [company.siteName, ...contactLines(contact)],
    address: origin + chemicalHref(chemical),
    updatedAt: chemical.updatedAt,
    picture,
    sections: sectionsOf(source).filter(({ parts }) => parts.length > 0),
  };
}

function contactLines(contact: ContactView | null): string[] {
  if (contact === null) return [];
  const { address, phones, emails } = contact;
  const reach = [...phones.slice(0, 1), ...emails.slice(0, 1)].map(({ name }) => name).join(' · ');
  return [linesOf(address ?? '').join(', '), reach].filter((line) => line !== '');
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function sectionsOf({ chemical, statements }: DataSheetSource): DataSheetSection[] {
  const { storage, grades, formula } = chemical;
  const sources = sourceTextsOf(chemical);
  const types = typeNamesOf(chemical);
  const identity = [
    ...identifiersOf(chemical),
    ...(formula === null ? [] : [{ label: 'Formula', value: displayFormula(formula) }]),
    ...(types.length === 0 ? [] : [{ label: 'Used as', value: types.join(', ') }]),
  ];
  return [
    { title: 'Identifiers', parts: factsPart(identity) },
    {
      title: 'Properties',
      parts: [...factsPart(propertiesOf(chemical)), ...sourcePart(sources.properties)],
    },
    { title: 'Safety', parts: safetyParts(chemical, hazardsOf(chemical, statements)) },
    { title: 'Storage', parts: storage === null ? [] : [{ kind: 'text', text: storage }] },
    {
      title: 'Transport and trade',
      parts: [
        ...someLabels(chemical.transportLabels),
        ...factsPart(transportFactsOf(chemical)),
        ...sourcePart(sources.transport),
      ],
    },
    { title: 'Offered forms', parts: formsOf(chemical, statements).flatMap(formParts) },
    { title: 'Grades and pack sizes', parts: offerParts(chemical, grades) },
    { title: 'Documents', parts: documentParts(chemical) },
  ];
}

function safetyParts(chemical: NamedChemical, hazards: Hazards | null): DataSheetPart[] {
  const { hazards: sources } = sourceTextsOf(chemical);
  if (hazards === null) {
    const none = `We hold no classification for ${chemical.name}, which does not mean that it is harmless.`;
    const text = [none, noEntryTextOf(chemical), 'Ask for the safety data sheet.'];
    return [{ kind: 'text', text: text.filter((part) => part !== null).join(' ') }];
  }
  const upcoming = upcomingTextOf(chemical);
  const { signalWord, pictograms, hazardStatements, precautions, classes, notes } = hazards;
  const { limits, incompleteness } = hazards;
  const names = classes.map(({ name, words }) => `${words} (${name})`).join(', ');
  return [
    ...(pictograms.length === 0
      ? []
      : [{ kind: 'pictograms' as const, codes: pictograms.map(({ code }) => code) }]),
    ...factsPart([
      ...(signalWord === null ? [] : [{ label: 'Signal word', value: signalWord }]),
      ...(names === '' ? [] : [{ label: 'Hazard classes', value: names }]),
    ]),
    ...statementParts('Hazard statements', hazardStatements),
    ...precautions.flatMap(({ title, statements }) => statementParts(title, statements)),
    ...factsPart(limits.length === 0 ? [] : [{ label: 'Limits', value: limits.join('; ') }]),
    ...factsPart(notes.map(({ note, words }) => ({ label: note, value: words }))),
    ...[upcoming, incompleteness].flatMap((text) =>
      text === null ? [] : [{ kind: 'text' as const, text }],
    ),
    ...sourcePart([...sources, `Statements in the words of ${hazards.source}`]),
  ];
}

function statementParts(title: string, statements: readonly Statement[]): DataSheetPart[] {
  if (statements.length === 0) return [];
  const facts = statements.map(({ code, text }) => ({ label: code, value: text ?? '' }));
  return [
    { kind: 'heading', text: title },
    { kind: 'facts', facts },
  ];
}

function offerParts(chemical: NamedChemical, grades: readonly string[]): DataSheetPart[] {
  if (chemical.offeredForms.length > 0) return [];
  const packs = packsOf(chemical).map(({ amount, container }) => `${amount}, ${container}`);
  return factsPart([
    ...(grades.length === 0 ? [] : [{ label: 'Grades', value: grades.join(', ') }]),
    ...(packs.length === 0 ? [] : [{ label: 'Pack sizes', value: packs.join('; ') }]),
  ]);
}

function formParts(form: FormView): DataSheetPart[] {
  const { name, pictograms, signalWord, classes, statements, facts, grades, packs } = form;
  const packTexts = packs.map(({ amount, container }) => `${amount}, ${container}`);
  return [
    { kind: 'heading', text: name },
    ...(pictograms.length === 0
      ? []
      : [{ kind: 'pictograms' as const, codes: pictograms.map(({ code }) => code) }]),
    ...factsPart([
      ...(signalWord === null ? [] : [{ label: 'Signal word', value: signalWord }]),
      ...(classes.length === 0 ? [] : [{ label: 'Hazard classes', value: classes.join(', ') }]),
      ...statements.map(({ code, text }) => ({ label: code, value: text ?? '' })),
      ...facts,
      ...(grades.length === 0 ? [] : [{ label: 'Grades', value: grades.join(', ') }]),
      ...(packs.length === 0 ? [] : [{ label: 'Pack sizes', value: packTexts.join('; ') }]),
    ]),
    { kind: 'source', text: form.source },
  ];
}

function documentParts(chemical: NamedChemical): DataSheetPart[] {
  const facts = filesOf(chemical).map(({ title, kind, language, edition, isOnRequest }) => {
    const about = [title, language, edition, isOnRequest ? 'on request' : null];
    return { label: kind, value: about.filter((part) => part !== null).join(', ') };
  });
  return factsPart(facts);
}

function factsPart(facts: readonly Fact[]): DataSheetPart[] {
  if (facts.length === 0) return [];
  const rows = facts.map(({ label, value, also }) => {
    return { label, value: also === undefined ? value : `${value} (${also})` };
  });
  return [{ kind: 'facts', facts: rows }];
}

function someLabels(labels: readonly string[]): DataSheetPart[] {
  return labels.length === 0 ? [] : [{ kind: 'labels', labels }];
}

function sourcePart(sources: readonly string[]): DataSheetPart[] {
  return sources.length === 0 ? [] : [{ kind: 'source', text: `Source: ${sources.join('; ')}.` }];
}
