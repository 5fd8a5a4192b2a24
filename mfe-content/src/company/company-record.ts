import { company, companyEndpoints } from 'contract/content';
import { singleRecord } from 'shared-ui/resource';

/** The company, a single record. */
export const companyRecord = singleRecord(company, companyEndpoints);

/** The cache key of the company. */
export const companyId = 'company';
