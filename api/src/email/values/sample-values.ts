import { templateLists, templateVariables } from 'contract/email';
import type { MailValues } from '../mail-values';

/** Sample values where no record is selected. */
export const sampleValues: MailValues = { groups: templateVariables, lists: templateLists };
