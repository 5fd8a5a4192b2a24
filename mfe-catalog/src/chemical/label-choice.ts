import type { Chemical, Unit } from 'contract/catalog';
import {
  chosenPrecautions,
  type LabelLanguage,
  labelMinimum,
  labelOf,
  type LabelOrderInput,
  type labelSheets,
  precautionsOf as precautionsOfClasses,
  type StatementSlot,
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
  readonly furtherLanguages: readonly LabelLanguage[];
  readonly ufi: string;
  readonly precautions: readonly string[];
  /** Words in statements by language and code: `fr P501`. */
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
    furtherLanguages: [],
    ufi: '',
    precautions: chosenPrecautions(stored.length > 0 ? stored : known),
    slots: recordedSlots(chemical),
    isUnclassifiedConfirmed: false,
    ...sizesFor(capacity),
  };
}

/** Of a record, whose words are English. */
function recordedSlots({ statementSlots }: Chemical): Record<string, string> {
  return Object.fromEntries(statementSlots.map(({ code, text }) => [slotKey('en', code), text]));
}

/** The languages of the label, the first one first. */
export function languagesOf({
  language,
  furtherLanguages,
}: Pick<LabelChoice, 'language' | 'furtherLanguages'>): LabelLanguage[] {
  return [...new Set([language, ...furtherLanguages])];
}

export function slotKey(language: LabelLanguage, code: string): string {
  return `${language} ${code}`;
}

/** The words that are filled in, of a language. */
export function slotsOf({ slots }: LabelChoice, language: LabelLanguage): StatementSlot[] {
  const prefix = slotKey(language, '');
  return Object.entries(slots).flatMap(([key, text]) =>
    key.startsWith(prefix) && text.trim() !== '' ? [{ code: key.slice(prefix.length), text }] : [],
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
  const { form, quantity, unitId, capacity, copies, precautions, ufi, language } = choice;
  const languages = languagesOf(choice);
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
    furtherLanguages: languages.filter((one) => one !== language),
    format,
    ufi: ufi.trim() === '' ? null : ufi,
    precautionaryStatements: [...precautions],
    statementSlots: languages.flatMap((one) =>
      slotsOf(choice, one).map((slot) => ({ ...slot, language: one })),
    ),
    isUnclassifiedConfirmed: choice.isUnclassifiedConfirmed,
  };
}

function formatOf({ kind, sheet, start, width, height }: LabelChoice) {
  if (kind === 'sheet') return start === null ? undefined : { kind, sheet, start };
  return width === null || height === null ? undefined : { kind, width, height };
}
