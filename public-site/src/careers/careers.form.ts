import { t } from '@lingui/core/macro';
import { senderWords } from '../form/sender-words';
import { siteRoutes } from 'contract';
import { careerEndpoints } from 'contract/content';
import type { Typed, VisitorForm } from '../load/visitor-form';
import { resumeLimit } from './careers-view';

export const careersForm: VisitorForm = {
  path: siteRoutes.careers,
  endpoint: careerEndpoints.apply,
  fields: {
    openingId: { wrong: () => t`Choose an opening from the list` },
    ...senderWords,
    experienceYears: { wrong: () => t`Enter the years as a number from 0 to 70` },
    message: { wrong: () => t`Shorten the letter to 10,000 characters` },
  },
  file: {
    ...resumeLimit,
    missing: () => t`Choose your résumé, a PDF or DOCX file`,
    wrong: () => t`Choose a PDF or DOCX file: this is neither`,
  },
  bodyOf,
};

function bodyOf({ experienceYears, ...typed }: Typed): Record<string, unknown> {
  if (experienceYears === undefined) return typed;
  return { ...typed, experienceYears: Number(experienceYears.replace(',', '.')) };
}
