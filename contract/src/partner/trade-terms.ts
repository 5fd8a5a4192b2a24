import { z } from 'zod';
import { currencyCodes } from './currency-codes';

const currencies = new Set(currencyCodes.split(' '));

/** A currency as its ISO 4217 code: `EUR`. */
export const Currency = z
  .string()
  .refine((code) => currencies.has(code), 'This is no currency code');

/**
 * The division of cost and risk between seller and buyer: first the terms for any mode of transport, then those for
 * sea and inland waterway.
 *
 * @see Incoterms 2020, International Chamber of Commerce
 */
export const Incoterm = z.enum([
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
]);
export type Incoterm = z.infer<typeof Incoterm>;

/**
 * The full names of the terms.
 *
 * @see Incoterms 2020, International Chamber of Commerce
 */
export const incotermNames: Readonly<Record<Incoterm, string>> = {
  EXW: 'Ex Works',
  FCA: 'Free Carrier',
  CPT: 'Carriage Paid To',
  CIP: 'Carriage and Insurance Paid To',
  DAP: 'Delivered at Place',
  DPU: 'Delivered at Place Unloaded',
  DDP: 'Delivered Duty Paid',
  FAS: 'Free Alongside Ship',
  FOB: 'Free On Board',
  CFR: 'Cost and Freight',
  CIF: 'Cost, Insurance and Freight',
};

/**
 * A telephone number in international form, stored in ITU-T E.164: `+442079460123`. The API checks whether its length
 * is possible in the country.
 */
export const PhoneNumber = z
  .string()
  .max(40)
  .overwrite(withoutSeparators)
  .regex(/^\+[1-9]\d{6,14}$/, 'Use the international form, such as +44 20 7946 0123');

function withoutSeparators(typed: string): string {
  return typed
    .replace(/\(0\)/, '')
    .replace(/[\s()./\u00a0\u2010-\u2015-]/g, '')
    .replace(/^00/, '+');
}
