import { careerInfo, careerInfoEndpoints } from 'contract/content';
import { singleRecord, useResourceRecord } from 'shared-ui/resource';

/** The careers page with its openings: there is one. */
export const careersPage = singleRecord(careerInfo, careerInfoEndpoints);

/** The cache key of the careers page. */
export const careersPageId = 'careers';

/** The openings in the order of the careers page, closed ones among them; none until they are there. */
export function useOpenings() {
  return useResourceRecord(careersPage, careersPageId).data?.openings ?? [];
}
