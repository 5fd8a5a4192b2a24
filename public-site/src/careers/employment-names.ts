import type { EmploymentType } from 'contract/content';

export const employmentNames: Readonly<Record<EmploymentType, string>> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  contract: 'Contract',
  internship: 'Internship',
};
