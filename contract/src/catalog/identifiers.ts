import { z } from 'zod';
import {
  atomicNumber,
  hillFormula,
  parseCasNumber,
  parseEcNumber,
  parseFormula,
} from '../chemistry';

/** A CAS registry number as typed; verified by its check digit and stored as `67-64-1`. */
export const CasNumber = z.string().max(40).overwrite(canonicalCas).superRefine(checkCas);

/** An EC number as typed; verified by its check digit and stored as `200-662-2`. */
export const EcNumber = z.string().max(40).overwrite(canonicalEc).superRefine(checkEc);

/** A molecular formula as typed; stored in Hill order. */
export const Formula = z.string().max(200).overwrite(canonicalFormula).superRefine(checkFormula);

/** The letter of a name in the A–Z list; `#` for names with none. */
export const IndexLetter = z.string().regex(/^[A-Z#]$/, 'Use a letter from A to Z, or #');

/** The symbol of a chemical element. */
export const ElementSymbol = z
  .string()
  .regex(/^[A-Z][a-z]?$/)
  .refine((symbol) => atomicNumber(symbol) !== undefined, 'This is no element');

type Context = z.core.$RefinementCtx<string>;

function canonicalCas(typed: string): string {
  const parsed = parseCasNumber(typed);
  return parsed.ok ? parsed.value : typed;
}

function checkCas(value: string, context: Context): void {
  const parsed = parseCasNumber(value);
  if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.message });
}

function canonicalEc(typed: string): string {
  const parsed = parseEcNumber(typed);
  return parsed.ok ? parsed.value : typed;
}

function checkEc(value: string, context: Context): void {
  const parsed = parseEcNumber(value);
  if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.message });
}

function canonicalFormula(typed: string): string {
  const parsed = parseFormula(typed);
  return parsed.ok ? hillFormula(parsed.formula) : typed;
}

function checkFormula(value: string, context: Context): void {
  const parsed = parseFormula(value);
  if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.message });
}
