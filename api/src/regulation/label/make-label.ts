import { languageName, utcDay } from 'contract';
import { chemicals, type Chemical, type OfferedForm, units } from 'contract/catalog';
import {
  chemicalAsForm,
  entriesOf,
  entriesOnDay,
  isFormClassified,
  labelMinimum,
  labelSheets,
  type LabelFormat,
  type LabelItem,
  type LabelOrder,
  type LabelSize,
  needsLabelWords,
  pictogramSide,
} from 'contract/regulation';
import { chemicalTable } from '../../catalog/chemical/chemical.table';
import { unitTable } from '../../catalog/unit.table';
import { readCompany, type CompanyFacts } from '../../content/company/read-company';
import { drawDocument } from '../../pdf/document-pool';
import { ApiProblem, invalidField, worded } from '../../kernel/problem';
import type { Viewer } from '../../kernel/viewer';
import type { Database } from '../../db/database';
import { getRecord } from '../../repository/read';
import { harmonisedVersions } from '../../catalog/harmonised-versions';
import { statementTable } from '../statement-tables';
import { labelHazards } from './label-hazards';
import { labelContents, type LabelSource, slotsOf } from './label-texts';
import { labelWarnings } from './label-warnings';

export interface MadeLabel extends LabelSize {
  readonly chemical: Chemical;
  readonly company: CompanyFacts;
  readonly items: readonly LabelItem[];
  readonly warnings: readonly string[];
}

export interface LabelCall {
  readonly id: string;
  readonly order: LabelOrder;
  readonly viewer: Viewer;
}

/**
 * The label of a pack of a chemical.
 *
 * @throws ApiProblem `invalid` for a label that is too small, that lacks words or whose contents do not fit
 */
export async function makeLabel(database: Database, call: LabelCall): Promise<MadeLabel> {
  const source = await readSource(database, call);
  const { order, chemical, company } = source;
  const size = sizeOf(order.format);
  const side = pictogramSide(size, order.capacity);
  if (side === null) throw tooSmall(order);
  refuseOpen(source);
  const draft = { contents: labelContents(source), size, pictogram: side };
  const items = await drawDocument('labelLayout', draft);
  if (!items) {
    throw invalidField(
      'format',
      'The contents do not fit at a legible size. Choose a larger label or fewer precautionary statements',
    );
  }
  return { ...size, chemical, company, items, warnings: labelWarnings(source, size) };
}

async function readSource(
  database: Database,
  { id, order, viewer }: LabelCall,
): Promise<LabelSource> {
  const [record, unit, company] = await Promise.all([
    getRecord(database, chemicalTable, id, viewer),
    getRecord(database, unitTable, order.unitId, viewer),
    readCompany(database),
  ]);
  const stored = chemicals.entity.parse(record);
  const form = formOf(stored, order);
  const chemical = form === undefined ? stored : chemicalAsForm(stored, form);
  const versions = await harmonisedVersions(database, [chemical]);
  const inForce = entriesOnDay(versions, utcDay());
  const entries = entriesOf(inForce, chemical);
  const hazards = labelHazards(chemical);
  const entry = inForce.find(({ indexNumber }) => referencesOf(chemical).has(indexNumber));
  return {
    chemical,
    company,
    unit: units.entity.parse(unit),
    entry: entry ?? (entries.length === 1 ? entries[0] : undefined),
    hazards: {
      ...hazards,
      isClassified: form === undefined ? hazards.isClassified : isFormClassified(stored, form),
    },
    isForm: form !== undefined,
    order,
    languages: await tablesOf(order),
  };
}

async function tablesOf({
  language,
  furtherLanguages,
}: LabelOrder): Promise<LabelSource['languages']> {
  const languages = [...new Set([language, ...furtherLanguages])];
  return new Map(
    await Promise.all(languages.map(async (one) => [one, await statementTable(one)] as const)),
  );
}

/** The form that is labelled; undefined where it is the chemical itself. */
function formOf({ name, offeredForms }: Chemical, { form }: LabelOrder): OfferedForm | undefined {
  if (form === null) return undefined;
  const found = offeredForms.find((one) => one.name === form);
  if (!found) throw invalidField('form', worded`${{ name }} is not offered as “${{ form }}”`);
  return found;
}

/** The entries of tables that the chemical's values were taken over from. */
function referencesOf({ fieldSources }: Chemical): ReadonlySet<string | null> {
  return new Set(fieldSources.map(({ reference }) => reference));
}

function sizeOf(format: LabelFormat): LabelSize {
  return format.kind === 'roll' ? format : labelSheets[format.sheet];
}

function tooSmall({ capacity }: LabelOrder): ApiProblem {
  const { width, height } = labelMinimum(capacity);
  return invalidField(
    'format',
    worded`The label of a pack of ${{ capacity }} litres has at least ${{ height }} × ${{ width }} mm (CLP, Annex I, Table 1.3)`,
  );
}

/** Refuses what a label cannot be printed with: open sentences, no classification, a place that the sheet does not have. */
function refuseOpen(source: LabelSource): void {
  const { hazards, order, chemical } = source;
  const { format } = order;
  if (format.kind === 'sheet') {
    const { columns, rows } = labelSheets[format.sheet];
    const count = columns * rows;
    if (format.start > count) {
      throw invalidField('format.start', worded`The sheet has ${{ count }} labels`);
    }
  }
  if (!hazards.isClassified && !order.isUnclassifiedConfirmed) {
    throw invalidField(
      'isUnclassifiedConfirmed',
      worded`No classification of ${{ name: chemical.name }} is stored, which does not mean that it has no hazards. Confirm that the label names none`,
    );
  }
  refuseOpenSentences(source);
}

/** Refuses sentences whose words the supplier has not filled in, in any language of the label. */
function refuseOpenSentences(source: LabelSource): void {
  const { hazards, order } = source;
  const codes = [
    ...hazards.hazardStatements,
    ...hazards.supplements,
    ...order.precautionaryStatements,
  ];
  const open = [...source.languages].flatMap(([language, statements]) => {
    const filled = new Set(slotsOf(language, source).map(({ code }) => code));
    return codes
      .filter((code) => !filled.has(code) && needsLabelWords(code, statements))
      .map((code) => ({ code, language }));
  });
  if (open.length === 0) return;
  const wordsOf = ({ code, language }: (typeof open)[number]) =>
    language === order.language ? code : `${code} (${languageName(language)})`;
  throw new ApiProblem(
    'invalid',
    worded`Fill in the words of ${{ words: open.map(wordsOf).join(', ') }}`,
    open.map(({ code, language }) => ({
      path: `statementSlots.${language === order.language ? '' : `${language}.`}${code}`,
      message: 'Fill in the words of the supplier',
    })),
  );
}
