import type { ContactMessage } from 'contract/inquiry';
import type { z } from 'zod';
import type { Work } from '../../db/database';
import { firstStatus } from '../first-status';
import { sourceIdOf } from './source-of-form';
import { inquiryTable } from '../inquiry.table';
import type { Services } from '../../kernel/services';
import { storeApart } from './add-product-inquiry';
import { addSent } from '../../visitor-form/receive-form';
import type { SpamReason } from '../../visitor-form/spam-reason';

/**
 * Converts a contact message to an inquiry. Spam is kept apart, as is every message while no status exists.
 *
 * @returns its reference, which does not distinguish the two
 */
export async function addContactMessage(
  work: Work,
  services: Services,
  { body, spam }: { body: z.output<typeof ContactMessage>; spam: SpamReason | null },
): Promise<string> {
  const { homepage: _, formToken: __, ...input } = body;
  const statusId = spam === null ? await firstStatus(work) : null;
  if (statusId === null) return storeApart(work, services, { form: 'contact', input, spam });
  const { name: contactName, ...fields } = input;
  const sourceId = await sourceIdOf(work, 'contact');
  const { number } = await addSent(work, services, {
    table: inquiryTable,
    input: { ...fields, contactName, sourceId, statusId },
  });
  return String(number);
}
