import { templateLists, templateVariables } from 'contract';
import type { MailValues } from '../mail-values';

/** What stands for records that nobody chose. */
export const sampleValues: MailValues = { groups: templateVariables, lists: templateLists };
