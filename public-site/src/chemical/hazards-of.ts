import { t } from '@lingui/core/macro';
import { utcDateText } from 'contract';
import type { PublicChemical } from 'contract/catalog';
import {
  annexTitle,
  annexWordsIn,
  className,
  filledSentence,
  hazardClassIn,
  isLawLanguage,
  limitText,
  openPlaceWords,
  slotMark,
  slotsIn,
  specificsIn,
  type StatementTable,
} from 'contract/regulation';
import type { Hazards, Statement } from './chemical-view';
import { pictogramName } from './pictogram-name';

/** The classification of the chemical; null if nothing is stored, which does not mean that there are no hazards. */
export function hazardsOf(chemical: PublicChemical, texts: StatementTable): Hazards | null {
  const { signalWord, ghsPictograms, hazardStatements, precautionaryStatements } = chemical;
  const lists = [ghsPictograms, hazardStatements, precautionaryStatements];
  if (signalWord === null && lists.every(({ length }) => length === 0)) return null;
  const { language } = texts;
  const slots = slotsIn(language, chemical.statementSlots);
  const precautions = precautionaryStatements.map(statementOf);
  const isOpen = precautions.some(({ text }) => text?.includes(slotMark));
  return {
    classes: classesOf(chemical, language),
    signalWord,
    pictograms: ghsPictograms.map((code) => ({ code, name: pictogramName(code) })),
    hazardStatements: hazardStatements.map(statementOf),
    precautions: precautionsOf(precautions),
    notes: [
      ...notesOf(chemical, language),
      ...(isOpen ? [{ note: slotMark, words: openPlaceIn(language) }] : []),
    ],
    limits: chemical.classificationLimits.map(limitText),
    incompleteness: incompletenessOf(chemical),
    source: texts.source,
  };

  /** Organs and routes that the classification names stand behind the sentence. */
  function statementOf(code: string): Statement {
    const sentence = filledSentence(code, texts, slots);
    const specifics = chemical.classifications.find(
      ({ statement }) => statement === code,
    )?.specifics;
    const isWhole = !specifics || sentence === null;
    return {
      code,
      text: isWhole ? sentence : `${sentence} (${specificsIn(language, specifics)})`,
    };
  }
}

function openPlaceIn(language: string): string {
  return openPlaceWords[isLawLanguage(language) ? language : 'en'];
}

/** The asterisks and notes of the entry, in words. */
function notesOf(chemical: PublicChemical, language: string): Hazards['notes'] {
  const words = annexWordsIn(language);
  const marks = new Set(chemical.classifications.flatMap((one) => one.marks));
  const untranslated = chemical.classificationLimits.some(({ kind }) => kind === 'not-translated');
  return [
    ...[...marks].toSorted().map((mark) => ({ note: mark, words: words.marks[mark] ?? '' })),
    ...(untranslated ? [{ note: t`* (limits)`, words: words.untranslatedLimits }] : []),
    ...chemical.classificationNotes.flatMap((note) => {
      const meaning = words.notes[note];
      return meaning === undefined ? [] : [{ note: t`Note ${note}`, words: meaning }];
    }),
  ];
}

/** A harmonised entry covers the hazards that it names; an organic peroxide without that hazard is plainly incomplete. */
function incompletenessOf(chemical: PublicChemical): string | null {
  const { classifications, hazardStatements, smiles, fieldSources } = chemical;
  const isHarmonised = fieldSources.some(
    ({ source, reference }) => source === annexTitle && reference !== null,
  );
  if (!isHarmonised) return null;
  const isPeroxide = /O-?O/.test(smiles ?? '') && /C/.test(smiles ?? '');
  const isNamed =
    classifications.some(({ hazardClass }) => hazardClass === 'Org. Perox.') ||
    hazardStatements.some((code) => /^H24[0-2]/.test(code));
  if (isPeroxide && !isNamed) {
    return t`The harmonised entry is plainly incomplete: it does not name the hazard of an organic peroxide. Ask for the safety data sheet.`;
  }
  return t`The harmonised entry covers the hazards that it names; whoever places it on the market classifies all others (CLP, Article 4(3)).`;
}

/** What its entry becomes later, where that is graver: "From 1 February 2027: Acute Tox. 1 = H330". */
export function upcomingTextOf({ upcomingClassification }: PublicChemical): string | null {
  if (upcomingClassification?.isGraver !== true) return null;
  const { appliesFrom, added, indexNumber } = upcomingClassification;
  const [day, classes] = [utcDateText(appliesFrom), added.join('; ')];
  return t`From ${day}: ${classes} (CLP Annex VI, ${indexNumber}).`;
}

/** That Annex VI has no entry, with edition and day; null where nobody looked. */
export function noEntryTextOf({ fieldSources }: PublicChemical): string | null {
  const looked = fieldSources.find(
    ({ source, reference }) => source === annexTitle && reference === null,
  );
  if (!looked) return null;
  const { edition } = looked;
  const day = utcDateText(looked.takenOn);
  return edition === null
    ? t`No harmonised classification: CLP Annex VI has no entry for it, as of ${day}.`
    : t`No harmonised classification: CLP Annex VI (${edition}) has no entry for it, as of ${day}.`;
}

/** The hazard classes, each once: `Acute Tox. 3`. */
function classesOf({ classifications }: PublicChemical, language: string): Hazards['classes'] {
  const names = new Map(classifications.map((one) => [className(one), one.hazardClass]));
  return [...names].map(([name, hazardClass]) => {
    return { name, words: hazardClassIn(language, hazardClass) };
  });
}

function precautionsOf(statements: readonly Statement[]): Hazards['precautions'] {
  // By the first digit of the codes; UN GHS, annex 3, section 2.
  const kinds = [
    ['1', t`Precautions: general`],
    ['2', t`Precautions: prevention`],
    ['3', t`Precautions: response`],
    ['4', t`Precautions: storage`],
    ['5', t`Precautions: disposal`],
  ] as const;
  const known = kinds.map(([digit, title]) => {
    return { title, statements: statements.filter(({ code }) => code[1] === digit) };
  });
  const rest = statements.filter(({ code }) => !kinds.some(([digit]) => code[1] === digit));
  return [...known, { title: t`Precautions: others`, statements: rest }].filter((kind) => {
    return kind.statements.length > 0;
  });
}
