import { type Endpoint } from 'contract';
import { careerEndpoints } from 'contract/content';
import { maxUploadBytes, type UploadPurpose } from './prepare-upload';
import type { FormLimits } from './read-form';
import { isImport } from './visibility';

/** The purpose of the files that an endpoint takes. */
export function purposeOf(endpoint: Endpoint): UploadPurpose {
  if (endpoint === careerEndpoints.apply) return 'resume';
  return isImport(endpoint) ? 'import' : 'content';
}

/** Anyone can send applications: one file, and no more fields than the form has. */
export const formLimits: Readonly<Record<UploadPurpose, FormLimits>> = {
  content: { fileSize: maxUploadBytes.content },
  import: { fileSize: maxUploadBytes.import },
  resume: { fileSize: maxUploadBytes.resume, files: 1, fields: 16, fieldSize: 100_000 },
};
