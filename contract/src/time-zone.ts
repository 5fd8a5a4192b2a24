import { z } from 'zod';
import { isTimeZone } from './date-text';

const notAZone = 'This is no time zone of the IANA database';

/** The name of a time zone in the IANA database: `Europe/Berlin`. */
export const TimeZone = z
  .string()
  .max(60)
  // Offsets such as +02:00 know no summer time.
  .regex(/^[A-Z]/i, notAZone)
  .refine(isTimeZone, notAZone);
