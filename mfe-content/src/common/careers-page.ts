import { careerInfo, careerInfoEndpoints } from 'contract/content';
import { singleRecord, useResourceRecord } from 'shared-ui/resource';

/** The careers page with its openings, a single record. */
export const careersPage = singleRecord(careerInfo, careerInfoEndpoints);

/** The cache key of the careers page. */
export const careersPageId = 'careers';

/** The openings in the page's order, closed ones included; empty while they load. */
export function useOpenings() {
  return useResourceRecord(careersPage, careersPageId).data?.openings ?? [];
}
