import { z } from 'zod';
import { Classification, HazardStatement } from '../regulation/classification';
import { anchorOf } from '../slug';
import { nameText, text } from '../text';
import { Grade } from './grade';
import { HsCode, Packaging, PackingGroup, UnNumber } from './packaging';

export const PhysicalForm = z.enum([
  'gas',
  'liquid',
  'solution',
  'molten',
  'solid',
  'powder',
  'granules',
  'pearls',
  'flakes',
  'crystals',
]);
export type PhysicalForm = z.infer<typeof PhysicalForm>;

const blank = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** The name of an offered form: what a buyer asks for, its own within the chemical. */
export const FormName = nameText(120);

/** Whose classification a form has: a supplier's, or the one that the limits of the entry give. */
export const FormSource = z.strictObject({
  /** Null for what was derived from the limits. */
  supplier: blank(text(200)),
  /** Of the supplier's safety data sheet, or the day of the derivation. */
  day: z.iso.date(),
});
export type FormSource = z.infer<typeof FormSource>;

/**
 * What is sold of a chemical: a strength, a physical form, grades and packs, with the transport and the hazards of its
 * own. Pictograms, signal word and statements follow from the classes.
 */
export const OfferedForm = z
  .strictObject({
    name: FormName,
    /** In percent, as the limits of its entry count it; null for the substance itself, see `formAsSold`. */
    strength: blank(z.number().positive().max(100)),
    physicalForm: blank(PhysicalForm),
    grades: z.array(Grade).max(14).default([]),
    packagings: z.array(Packaging).max(30).default([]),
    /** In g/cm³. */
    density: blank(z.number().positive().max(100)),
    hsCode: blank(HsCode),
    unNumber: blank(UnNumber),
    properShippingName: blank(text(400)),
    hazardClass: blank(text(20)),
    packingGroup: blank(PackingGroup),
    /** Empty with a source: not hazardous. */
    classifications: z.array(Classification).max(40).default([]),
    /** Supplemental statements: `EUH031`. */
    supplements: z.array(HazardStatement).max(20).default([]),
    /** Null where it is not classified. */
    source: blank(FormSource),
  })
  .refine(({ source, classifications }) => source !== null || classifications.length === 0, {
    path: ['source'],
    error: 'Say whose classification it is, and of which day',
  });
export type OfferedForm = z.infer<typeof OfferedForm>;

/** What is said of carrying a chemical or a form of it. */
export type Carriage = Pick<
  OfferedForm,
  'density' | 'unNumber' | 'properShippingName' | 'hazardClass' | 'packingGroup'
>;

interface Substance extends Carriage {
  readonly classifications: readonly OfferedForm['classifications'][number][];
  readonly hazardStatements: readonly string[];
}

/** A form without a strength is the substance itself: what it leaves out of hazards and transport is the substance's. */
export function formAsSold(form: OfferedForm, substance: Substance): OfferedForm {
  const { classifications, hazardStatements } = substance;
  const isOwn = form.strength !== null || form.source !== null;
  return {
    ...form,
    ...carriageAsSold(form, substance),
    ...(!isOwn && {
      classifications: [...classifications],
      supplements: hazardStatements.filter((code) => code.startsWith('EUH')),
    }),
  };
}

export function carriageAsSold(form: OfferedForm, substance: Carriage): Carriage {
  const isOwn = form.strength !== null || form.unNumber !== null;
  const { unNumber, properShippingName, hazardClass, packingGroup } = isOwn ? form : substance;
  const density = form.strength === null ? (form.density ?? substance.density) : form.density;
  return { density, unNumber, properShippingName, hazardClass, packingGroup };
}

/** What tells the offered forms of a chemical apart. */
export const DistinctForm = z.object({
  name: FormName,
  strength: OfferedForm.shape.strength,
  physicalForm: OfferedForm.shape.physicalForm,
  grades: OfferedForm.shape.grades,
});
export type DistinctForm = z.infer<typeof DistinctForm>;

export const maxForms = 30;

export const OfferedForms = z
  .array(OfferedForm)
  .max(maxForms, `At most ${maxForms} forms`)
  .refine(haveOwnNames, 'Each form has a name of its own');

function haveOwnNames(forms: readonly { readonly name: string }[]): boolean {
  return new Set(forms.map(({ name }) => formAnchor(name))).size === forms.length;
}

/** The anchor of a form's section on the page of its chemical. */
export function formAnchor(name: string): string {
  return `form-${anchorOf(name)}`;
}
