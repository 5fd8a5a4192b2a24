import type { EmploymentType } from 'contract/content';
import { textOf } from '../common/rich-node';
import { pageHref } from '../common/hrefs';
import { companyId, type Thing } from '../common/thing';
import type { OpeningView } from './careers-view';

/** Schema.org's terms, as search engines expect them. */
const employmentTypes: Readonly<Record<EmploymentType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

interface Employer {
  origin: string;
  /** Null when even the site's name could not be read. */
  siteName: string | null;
}

/** The openings as schema.org data: only what staff have written. */
export function jobData(openings: readonly OpeningView[], { origin, siteName }: Employer): Thing[] {
  return openings.map(({ id, title, location, employmentType, description }) => ({
    '@type': 'JobPosting',
    title,
    description: textOf(description) || title,
    identifier: { '@type': 'PropertyValue', value: id },
    employmentType: employmentType === null ? undefined : employmentTypes[employmentType],
    jobLocation: location === null ? undefined : { '@type': 'Place', address: location },
    hiringOrganization: {
      '@type': 'Organization',
      '@id': companyId(origin),
      name: siteName ?? undefined,
    },
    url: `${origin}${pageHref('careers')}`,
    directApply: true,
  }));
}
