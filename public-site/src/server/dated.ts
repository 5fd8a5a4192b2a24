import { utcDateText } from 'contract';
import type { Dated } from '../common/dated';

/** @param iso - a time or a day; shown as the day in UTC */
export function datedOf(iso: string): Dated {
  return { iso, text: utcDateText(iso) };
}
