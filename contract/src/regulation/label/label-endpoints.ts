import { z } from 'zod';
import { single } from '../../answer';
import { GhsPictogram } from '../../catalog/chemical';
import { FormName } from '../../catalog/offered-form';
import { Bytes, endpoint } from '../../endpoint';
import { idOf } from '../../id';
import { PrecautionaryStatement, StatementSlot } from '../classification';
import { LabelLanguage } from './label-language';
import type { labelSheets } from './label-size';
import { Ufi } from './ufi';

const sheetNames = [
  '105x57',
  '105x74',
  '105x148',
  '210x148',
  '210x297',
] as const satisfies readonly (keyof typeof labelSheets)[];

/** Sheets of A4 with a first free label, or a roll with one label a page; millimetres. */
export const LabelFormat = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sheet'),
    sheet: z.enum(sheetNames),
    /** The first free label of the first sheet, counted by rows from 1. */
    start: z.int().min(1).max(10).default(1),
  }),
  z.strictObject({
    kind: z.literal('roll'),
    width: z.number().min(25).max(300),
    height: z.number().min(25).max(400),
  }),
]);
export type LabelFormat = z.output<typeof LabelFormat>;

/** Further languages of a label; all of it has to fit on one. */
export const maxFurtherLanguages = 3;

/** Words in a statement, in the first language of the label unless another one is named. */
const LabelSlot = StatementSlot.extend({ language: LabelLanguage.optional() });

/** The labels that somebody wants of a pack of a chemical. */
export const LabelOrder = z.strictObject({
  /** The offered form that is labelled, by its name; the chemical itself without one. */
  form: FormName.nullable().default(null),
  quantity: z.number().positive().max(1e9),
  unitId: idOf('unit'),
  /** The capacity of the pack in litres, which the sizes of label and pictograms follow from. */
  capacity: z.number().positive().max(1e6),
  language: LabelLanguage.default('en'),
  /** The same label says all of it in these as well (CLP, Article 17(2)). */
  furtherLanguages: z.array(LabelLanguage).max(maxFurtherLanguages).default([]),
  format: LabelFormat,
  copies: z.int().min(1).max(200),
  ufi: Ufi.nullable().default(null),
  precautionaryStatements: z.array(PrecautionaryStatement).max(30),
  /** Words in statements, in place of the chemical's own. */
  statementSlots: z.array(LabelSlot).max(240).default([]),
  /** That a chemical without a classification gets a label without hazards. */
  isUnclassifiedConfirmed: z.boolean().default(false),
});
export type LabelOrder = z.output<typeof LabelOrder>;
/** Before it is parsed. */
export type LabelOrderInput = z.input<typeof LabelOrder>;

/** A part of a label, in millimetres from its upper left corner. `y` of a text is its baseline. */
export const LabelItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    x: z.number(),
    y: z.number(),
    /** The size of the font. */
    size: z.number(),
    isBold: z.boolean(),
    text: z.string(),
  }),
  z.object({
    kind: z.literal('pictogram'),
    x: z.number(),
    y: z.number(),
    /** Width and height of the square around it. */
    box: z.number(),
    code: GhsPictogram,
  }),
]);
export type LabelItem = z.infer<typeof LabelItem>;

/** One label as it will be printed, and what is doubtful about it. */
export const LabelPreview = z.object({
  width: z.number(),
  height: z.number(),
  items: z.array(LabelItem),
  warnings: z.array(z.string()),
});
export type LabelPreview = z.infer<typeof LabelPreview>;

export const labelEndpoints = {
  preview: endpoint({
    name: 'label.preview',
    method: 'POST',
    path: 'product/previewLabel',
    access: 'admin',
    needs: { chemicals: 'view' },
    cost: 'thread',
    idIn: 'query',
    body: LabelOrder,
    answer: single(LabelPreview),
    summary: 'The CLP label of a pack of a chemical, as it would be printed, with its warnings',
  }),
  print: endpoint({
    name: 'label.print',
    method: 'POST',
    path: 'product/printLabels',
    access: 'admin',
    needs: { chemicals: 'view' },
    cost: 'thread',
    idIn: 'query',
    body: LabelOrder,
    answer: Bytes,
    produces: ['application/pdf'],
    summary: 'CLP labels of a pack of a chemical: a PDF of A4 sheets or with one label a page',
  }),
} as const;
