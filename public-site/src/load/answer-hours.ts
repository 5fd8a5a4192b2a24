import { answerTimeEndpoints } from 'contract/inquiry';
import type { PageRequest } from './page-request';
import { readOr } from './read-or';

/** Within how many hours half of all inquiries are answered; null where that is not known or not good. */
export function answerHoursOf(page: PageRequest): Promise<number | null> {
  return readOr<number | null>(page, {
    what: 'The time of answers',
    otherwise: null,
    read: async () => (await page.api.read(answerTimeEndpoints.get)).data.hours,
  });
}
