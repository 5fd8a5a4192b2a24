import type { Chemical, Unit } from 'contract/catalog';
import {
  chosenPrecautions,
  type LabelLanguage,
  labelMinimum,
  labelOf,
  type LabelOrderInput,
  type labelSheets,
  precautionsOf as precautionsOfClasses,
  slotsIn,
} from 'contract/regulation';

export type SheetName = keyof typeof labelSheets;

/** What is entered for labels. Numbers are null while nothing is entered. */
export interface LabelChoice {
  /** The offered form that is labelled; null for the chemical itself. */
  readonly form: string | null;
  readonly quantity: number | null;
  readonly unitId: Unit['_id'] | null;
  /** Litres. */
  readonly capacity: number | null;
  readonly kind: 'sheet' | 'roll';
  readonly sheet: SheetName;
  readonly start: number | null;
  /** Of a label of a roll, in millimetres. */
  readonly width: number | null;
  readonly height: number | null;
  readonly copies: number | null;
  readonly language: LabelLanguage;
  readonly ufi: string;
  readonly precautions: readonly string[];
  readonly slots: Readonly<Record<string, string>>;
  readonly isUnclassifiedConfirmed: boolean;
}

type Pack = Chemical['packagings'][number];

/** The capacity of a pack in litres; null where the unit does not tell it. A mass without a density is taken for water's. */
export function capacityOf(
  { quantity, unitId }: Pack,
  { density }: Pick<Chemical, 'density'>,
  units: readonly Unit[],
): number | null {
  const unit = units.find(({ _id }) => _id === unitId);
  if (unit?.dimension === 'volume') return rounded(quantity * unit.factor);
  if (unit?.dimension === 'mass') return rounded((quantity * unit.factor) / (density ?? 1));
  return null;
}

function rounded(litres: number): number {
  return Number(litres.toPrecision(4));
}

/** The choice for a pack, on the smallest usual sheet that the law allows. */
export function choiceFor(
  chemical: Chemical,
  pack: Pack | undefined,
  units: readonly Unit[],
): LabelChoice {
  const capacity = pack === undefined ? null : capacityOf(pack, chemical, units);
  const known = precautionsOf(chemical);
  const { precautionaryStatements: stored } = chemical;
  return {
    form: null,
    quantity: pack?.quantity ?? null,
    unitId: pack?.unitId ?? null,
    capacity,
    kind: 'sheet',
    start: 1,
    copies: 1,
    language: 'en',
    ufi: '',
    precautions: chosenPrecautions(stored.length > 0 ? stored : known),
    slots: recordedSlots(chemical, 'en'),
    isUnclassifiedConfirmed: false,
    ...sizesFor(capacity),
  };
}

/** A choice with a change. The words in statements belong to a language, and change with it. */
export function changedChoice(
  choice: LabelChoice,
  change: Partial<LabelChoice>,
  chemical: Chemical,
): LabelChoice {
  const { language = choice.language } = change;
  if (language === choice.language) return { ...choice, ...change };
  return { ...choice, ...change, slots: recordedSlots(chemical, language) };
}

function recordedSlots(
  { statementSlots }: Chemical,
  language: LabelLanguage,
): Record<string, string> {
  return Object.fromEntries(
    slotsIn(language, statementSlots).map(({ code, text }) => [code, text]),
  );
}

/** Sheet and roll for a capacity: one size above the minimum, which hazardous contents seldom fit. */
export function sizesFor(capacity: number | null): Pick<LabelChoice, 'sheet' | 'width' | 'height'> {
  const { width } = labelMinimum(capacity ?? 1);
  if (width <= 74) return { sheet: '105x74', width: 105, height: 74 };
  if (width <= 105) return { sheet: '105x148', width: 148, height: 105 };
  if (width <= 148) return { sheet: '210x148', width: 210, height: 148 };
  return { sheet: '210x297', width: 210, height: 297 };
}

/** The precautionary statements to choose from: the stored ones and those that CLP gives for the hazards. */
export function precautionsOf(chemical: Chemical): string[] {
  const { hazardStatements, classifications, precautionaryStatements } = chemical;
  const hazards =
    hazardStatements.length > 0 ? hazardStatements : labelOf(classifications).statements;
  const all = new Set([
    ...precautionaryStatements,
    ...precautionsOfClasses(classifications, hazards),
  ]);
  return [...all].toSorted((one, other) => one.localeCompare(other, 'en'));
}

/** The body of a call; undefined while a number is missing. */
export function orderOf(choice: LabelChoice): LabelOrderInput | undefined {
  const { form, quantity, unitId, capacity, copies, precautions, slots, ufi, language } = choice;
  const format = formatOf(choice);
  if (quantity === null || unitId === null || capacity === null || copies === null || !format) {
    return undefined;
  }
  return {
    form,
    quantity,
    unitId,
    capacity,
    copies,
    language,
    format,
    ufi: ufi.trim() === '' ? null : ufi,
    precautionaryStatements: [...precautions],
    statementSlots: Object.entries(slots).flatMap(([code, text]) =>
      text.trim() === '' ? [] : [{ code, text }],
    ),
    isUnclassifiedConfirmed: choice.isUnclassifiedConfirmed,
  };
}

function formatOf({ kind, sheet, start, width, height }: LabelChoice) {
  if (kind === 'sheet') return start === null ? undefined : { kind, sheet, start };
  return width === null || height === null ? undefined : { kind, width, height };
}
