import { utcDateText } from 'contract';
import type { Dated } from '../common/dated';

/** @param iso - a moment or a day; shown is the day in UTC */
export function datedOf(iso: string): Dated {
  return { iso, text: utcDateText(iso) };
}
