import { isPossiblePhoneNumber } from 'libphonenumber-js';
import { z } from 'zod';

/** Numbers that national regulators reserve for fiction. */
const fictionalNumbers = [
  // Ofcom, telephone numbers for use in TV and radio drama programmes
  /^\+44(?:2079460|1514960|1614960|1134960|1632960|7700900)\d{3}$/,
  // North American Numbering Plan, 555-0100 to 555-0199
  /^\+1\d{3}55501\d{2}$/,
  // Bundesnetzagentur, Rufnummern für fiktionale Zwecke
  /^\+49(?:3023125|6990009|4066969|2214710|8999998)\d{3}$/,
  // ARCEP, numéros pour les œuvres audiovisuelles
  /^\+33(?:19900|26191|35301|46571|53649)\d{4}$/,
  // ACMA, telephone numbers for creative works
  /^\+61(?:[23]5550|[23]7010)\d{4}$/,
  // PTS, telefonnummer för böcker och filmer
  /^\+46(?:8465004|3139006)\d{2}$/,
];

/** A telephone number that is allowed in the demo data. */
export const FictionalPhone = z
  .string()
  .refine((number) => fictionalNumbers.some((range) => range.test(number)))
  .refine((number) => isPossiblePhoneNumber(number));
