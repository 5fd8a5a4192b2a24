import type { FieldValues } from 'api/seed';
import {
  Classification,
  ClassificationLimit,
  deriveForm,
  type TransportLine,
  transportValues,
} from 'contract/regulation';
import forms from './data/forms.json';
import { formsByGrade, type DemoPack } from './forms-by-grade';

type FilePack = readonly [quantity: number, unit: string, container: string];

/** A form in the demo file: its hazards follow from its strength, its transport from the line of ADR. */
interface DemoForm {
  readonly name: string;
  readonly strength?: number;
  readonly unNumber?: string;
  readonly properShippingName?: string;
  readonly packingGroup?: string;
  readonly packagings: readonly FilePack[];
}

/** Guarantee: the suite of the demo's facts reads every pack of the file. */
const known = forms as unknown as Readonly<Record<string, readonly DemoForm[]>>;

interface Sold extends FieldValues {
  readonly name: string;
  readonly casNumber: string;
  readonly grades: readonly string[];
  readonly packagings: readonly DemoPack[];
}

interface FormsOf {
  /** Of the substance, as the tables have them. */
  readonly facts: FieldValues;
  readonly linesOf: (unNumber: string) => readonly TransportLine[];
  /** The day of the derivation. */
  readonly day: string;
}

export interface DemoOffer extends FieldValues {
  readonly packagings: readonly DemoPack[];
}

/** The forms that a demo chemical is sold in: the solutions of the file, else one for each kind of grade. */
export function offeredFormsOf(chemical: Sold, { facts, linesOf, day }: FormsOf): DemoOffer[] {
  const own = known[chemical.casNumber];
  if (own === undefined) return formsByGrade(chemical);
  return own.map(({ packagings, ...form }) => ({
    ...form,
    ...hazardsOf(form, facts, day),
    ...carriageOf(form, linesOf),
    packagings: packagings.map(([quantity, unit, container]) => ({ quantity, unit, container })),
  }));
}

function hazardsOf({ strength }: Pick<DemoForm, 'strength'>, facts: FieldValues, day: string) {
  if (strength === undefined) return {};
  const classifications = Classification.array().parse(facts['classifications'] ?? []);
  const limits = ClassificationLimit.array().parse(facts['classificationLimits'] ?? []);
  return { ...deriveForm({ classifications, limits, strength }), source: { supplier: null, day } };
}

/** What the lines of its entry have in common: the packing group of some is the consignor's to assign. */
function carriageOf(form: Omit<DemoForm, 'packagings'>, linesOf: FormsOf['linesOf']): FieldValues {
  const { unNumber, packingGroup } = form;
  if (unNumber === undefined) return {};
  const [line] = linesOfForm(form, linesOf);
  if (!line) throw new Error(`ADR has no such line for ${form.name}`);
  const { hazardClass, properShippingName: name } = transportValues(line);
  return { unNumber, hazardClass, properShippingName: name, packingGroup: packingGroup ?? null };
}

type Entry = {
  readonly [Field in 'unNumber' | 'properShippingName' | 'packingGroup']?:
    | string
    | null
    | undefined;
};

/** The lines of ADR that a form's entry can be: several where the consignor assigns the packing group. */
export function linesOfForm(
  { unNumber, properShippingName, packingGroup }: Entry,
  linesOf: FormsOf['linesOf'],
): TransportLine[] {
  return linesOf(unNumber ?? '').filter(
    (line) =>
      (packingGroup ?? line.packingGroup) === line.packingGroup &&
      (properShippingName ?? line.properShippingName) === line.properShippingName,
  );
}
