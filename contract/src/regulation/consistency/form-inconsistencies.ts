import { type Carriage, formAsSold, type OfferedForm } from '../../catalog/offered-form';
import type { Classification, ClassificationLimit } from '../classification';
import { classText } from '../classification-text';
import { formLabel } from '../solution/form-label';
import { deriveForm } from '../solution/derive-form';
import type { TransportLine } from '../transport-line';
import { inconsistenciesOf } from './inconsistencies-of';
import type { Inconsistency, SafetyRecord } from './safety-record';

/** What is stored of the pure substance of some forms. */
export interface FormSubstance extends Carriage {
  readonly offeredForms: readonly OfferedForm[];
  readonly classifications: readonly Classification[];
  readonly classificationLimits: readonly ClassificationLimit[];
  readonly hazardStatements: readonly string[];
}

/** What the law says of forms, and what their packs measure. */
export interface FormLaw {
  readonly lines: ReadonlyMap<string, readonly TransportLine[]>;
  readonly dimensions: ReadonlyMap<string, string>;
}

/** An offered form's own contradiction; its fix has the fields of the form. */
export interface FormInconsistency {
  readonly code: Inconsistency['code'] | 'law-differs';
  readonly form: OfferedForm;
  readonly message: string;
  readonly fix: {
    readonly label: string;
    readonly values: Partial<OfferedForm>;
  } | null;
  readonly isPlain: boolean;
}

/** What in each offered form contradicts itself, its substance or the limits that it was derived by. */
export function formInconsistencies(substance: FormSubstance, law: FormLaw): FormInconsistency[] {
  return substance.offeredForms.flatMap((form) => [
    ...ownInconsistencies(form, substance, law),
    ...densityOfSubstance(form, substance),
    ...outdatedDerivation(form, substance),
  ]);
}

/** Of a form that has nothing of its own but its packs, the others are the substance's. */
function ownInconsistencies(
  form: OfferedForm,
  substance: FormSubstance,
  law: FormLaw,
): FormInconsistency[] {
  const isSubstance = form.strength === null && form.source === null && form.unNumber === null;
  const whole = formAsSold(form, substance);
  const lines = law.lines.get(whole.unNumber ?? '') ?? [];
  return inconsistenciesOf(recordOf(whole, law), lines)
    .filter(({ code }) => !isSubstance || code === 'state-differs')
    .map(({ code, message, fix, isPlain }) => ({ code, form, message, fix: ofForm(fix), isPlain }));
}

function recordOf(form: OfferedForm, { dimensions }: FormLaw): SafetyRecord {
  const { pictograms, signalWord, statements } = formLabel(form);
  return {
    ...form,
    ghsPictograms: pictograms,
    signalWord,
    hazardStatements: statements,
    transportLabels: [],
    flashPoint: null,
    boilingPoint: null,
    meltingPoint: null,
    fieldSources: [],
    packs: form.packagings.map(({ container, unitId }) => {
      return { container, dimension: dimensions.get(unitId) ?? null };
    }),
  };
}

const fields = ['classifications', 'hazardClass', 'packingGroup', 'unNumber'] as const;

/** The part of a remedy that a form stores; its label follows from the classes. */
function ofForm(fix: Inconsistency['fix']): FormInconsistency['fix'] {
  const known = fields.filter((field) => fix !== null && field in fix.values);
  if (fix === null || known.length === 0) return null;
  const values = Object.fromEntries(known.map((field) => [field, fix.values[field]]));
  return { label: fix.label, values };
}

/** A solution has another density than the pure substance. */
function densityOfSubstance(
  form: OfferedForm,
  { density }: FormSubstance,
): readonly FormInconsistency[] {
  const isSolution = form.physicalForm === 'solution' || (form.strength ?? 100) < 90;
  if (!isSolution || density === null || form.density !== density) return [];
  const message = `Its density is the pure substance’s, ${density} g/cm³.`;
  const fix = { label: 'Take it away', values: { density: null } };
  return [{ code: 'solution-facts', form, message, fix, isPlain: false }];
}

/** What was derived from limits is derived again where these have changed. */
function outdatedDerivation(
  form: OfferedForm,
  { classifications, classificationLimits: limits }: FormSubstance,
): readonly FormInconsistency[] {
  const { source, strength } = form;
  if (source === null || source.supplier !== null || strength === null) return [];
  const derived = deriveForm({ classifications, limits, strength });
  const text = (one: Pick<OfferedForm, 'classifications' | 'supplements'>) =>
    [...one.classifications.map(classText), ...one.supplements].toSorted().join('; ');
  if (text(derived) === text(form)) return [];
  const message = `Its hazards were derived from the limits, which give: ${text(derived) || 'none'}.`;
  const fix = { label: 'Use those of the limits', values: derived };
  return [{ code: 'law-differs', form, message, fix, isPlain: false }];
}
